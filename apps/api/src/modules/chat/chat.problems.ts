import { Problem } from '../../problem.ts'

export class ConversationNotFound extends Problem {
  readonly status = 404
  readonly code = 'conversation_not_found'
}

export class ConversationClosed extends Problem {
  readonly status = 409
  readonly code = 'conversation_closed'
}

export class EmptyMessage extends Problem {
  readonly status = 400
  readonly code = 'empty_message'
}

export class PictureNotFound extends Problem {
  readonly status = 404
  readonly code = 'file_not_found'
}
