export { listKinds, listModels, listPartsById, rowOf } from './audited-parts.queries.ts'
export { knowledgeNow } from './judge-shelves.ts'
