export { chatDeps, type FindOrders } from './chat-deps.ts'
