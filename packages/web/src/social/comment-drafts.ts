import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import { translate } from '@sands/web/i18n/i18n'
import { CallError } from '../call/call.ts'
import { randomId } from '../device/random-id.ts'
import { isPassing } from '../outbox/item.ts'
import { createStore, useStore } from '../store/store.ts'
import { showToast } from '../toast/toast.ts'
import { refusalOf } from '../upload/check.ts'
import { uploadPicture } from '../upload/upload.ts'

/** A picture of a comment; it is uploaded as soon as it is chosen. */
export interface Attached {
  key: string
  file: File
  /** Object URL of the local file. */
  src: string
  state: 'sending' | 'done' | 'failed'
  share: number
  made: { id: FileId; picture: Picture } | null
  /** Why the upload failed, and whether it can be tried again: a file that is not a picture never can. */
  reason: string | null
  canRetry: boolean
}

export interface Draft {
  text: string
  pictures: readonly Attached[]
}

export const MOST_PICTURES = 9
export const LONGEST_TEXT = 1000

const UNSENT = { state: 'sending', share: 0, reason: null, canRetry: false } as const
const NOTHING: Draft = { text: '', pictures: [] }
/** Unfinished comments stay in memory until they are sent or the app is closed. */
const drafts = createStore<ReadonlyMap<string, Draft>>(new Map())
const draftOf = (id: string): Draft => drafts.get().get(id) ?? NOTHING

const edit = (id: string, change: (draft: Draft) => Draft) =>
  drafts.set(new Map(drafts.get()).set(id, change(draftOf(id))))

const editPicture = (id: string, key: string, change: Partial<Attached>) =>
  edit(id, (draft) => ({
    ...draft,
    pictures: draft.pictures.map((picture) => (picture.key === key ? { ...picture, ...change } : picture)),
  }))

async function send(id: string, { key, file }: Attached): Promise<void> {
  try {
    const onProgress = (share: number) => editPicture(id, key, { share })
    const made = await uploadPicture({ file, fileName: file.name, purpose: 'image', onProgress })
    editPicture(id, key, { state: 'done', share: 1, made })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    editPicture(id, key, { state: 'failed', reason: error.msg, canRetry: error.network || isPassing(error.status) })
  }
}

export const useDrafts = (): ReadonlyMap<string, Draft> => useStore(drafts)
export const useDraft = (id: string): Draft => useStore(drafts).get(id) ?? NOTHING
export const writeDraft = (id: string, text: string): void => edit(id, (draft) => ({ ...draft, text }))

/** A file that is refused gets a message; the others are uploaded. */
export function attach(id: string, files: readonly File[], most = MOST_PICTURES): void {
  const room = most - draftOf(id).pictures.length
  if (files.length > room) showToast(translate('social.too_many_pictures', { count: most }))
  for (const file of files.slice(0, room)) {
    const refusal = refusalOf(file, 'image')
    if (refusal) {
      showToast(refusal, { kind: 'error' })
      continue
    }
    const src = URL.createObjectURL(file)
    const attached: Attached = { key: randomId(), file, src, ...UNSENT, made: null }
    edit(id, (draft) => ({ ...draft, pictures: [...draft.pictures, attached] }))
    void send(id, attached)
  }
}

export function detach(id: string, { key, src }: Attached): void {
  URL.revokeObjectURL(src)
  edit(id, (draft) => ({ ...draft, pictures: draft.pictures.filter((picture) => picture.key !== key) }))
}

export function sendAgain(id: string, attached: Attached): void {
  editPicture(id, attached.key, UNSENT)
  void send(id, attached)
}

export function clearDraft(id: string): void {
  for (const { src } of draftOf(id).pictures) URL.revokeObjectURL(src)
  edit(id, () => NOTHING)
}
