import { isId } from '@sands/rules/id'

/** The comment that the message speaks of which led here. */
export function linkedComment(search: URLSearchParams): string | undefined {
  const id = search.get('commentId') ?? ''
  return isId(id) ? id : undefined
}
