export { chatDeps } from './chat-deps.ts'
