import { isId } from '@sands/rules/id'

/** The comment in the address, to which a message has linked. */
export function linkedComment(search: URLSearchParams): string | undefined {
  const id = search.get('commentId') ?? ''
  return isId(id) ? id : undefined
}
