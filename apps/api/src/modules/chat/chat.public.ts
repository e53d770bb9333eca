export { chatDeps } from './chat-deps.ts'
export { countUnreadConversations } from './conversations.queries.ts'
export { deleteConversationsOf, listConversationsOf, listKnownChatPictures } from './personal-conversations.queries.ts'
