export { chatDeps } from './chat-deps.ts'
export { countUnreadConversations } from './conversations.queries.ts'
