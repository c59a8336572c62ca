import type { Picture } from '@sands/contract/media/media.model'
import type { OutboxItem } from '../outbox/outbox.ts'
import { COMMENT_CREATE, COMMENT_DELETE } from './social-calls.ts'
import type { SocialTarget } from './target.ts'

/** A comment that the server does not have yet. */
export interface PendingComment {
  item: OutboxItem
  content: string
  parentId: string | null
  pictures: readonly Picture[]
}

const ACTS: readonly string[] = [COMMENT_CREATE, COMMENT_DELETE]
export const isCommentAct = ({ key }: Pick<OutboxItem, 'key'>): boolean => ACTS.includes(key)

const fieldOf = (body: object, name: string): unknown => Reflect.get(body, name)
const textOf = (body: object, name: string) => {
  const value = fieldOf(body, name)
  return typeof value === 'string' ? value : null
}

/** Pictures of comments that are being sent; after the app was closed only their ids are left. */
const sentPictures = new Map<string, Picture>()
export const rememberPicture = (id: string, picture: Picture) => sentPictures.set(id, picture)

const picturesOf = (body: object): Picture[] => {
  const ids = fieldOf(body, 'fileIds')
  return Array.isArray(ids) ? ids.flatMap((id) => sentPictures.get(String(id)) ?? []) : []
}

/** Newest first, as the list shows them. */
export function pendingComments(items: readonly OutboxItem[], { module, moduleId }: SocialTarget): PendingComment[] {
  return items
    .filter(
      ({ key, body }) =>
        key === COMMENT_CREATE &&
        fieldOf(body, 'commentModule') === module &&
        textOf(body, 'commentModuleId') === moduleId,
    )
    .map((item) => ({
      item,
      content: textOf(item.body, 'content') ?? '',
      parentId: textOf(item.body, 'parentId'),
      pictures: picturesOf(item.body),
    }))
    .reverse()
}

/** Ids of comments that the person took down; a refused removal is not included. */
export const pendingDeletes = (items: readonly OutboxItem[]): ReadonlySet<string> =>
  new Set(
    items
      .filter(({ key, state }) => key === COMMENT_DELETE && state === 'waiting')
      .flatMap(({ body }) => textOf(body, 'id') ?? []),
  )
