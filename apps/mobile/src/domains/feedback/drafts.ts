import { getSession } from '@sands/web/session/session'
import { createStore, useStore } from '@sands/web/store/store'

/** The person's choices beside the text; the text itself and its pictures are stored like drafts of comments. */
interface Choice {
  /** The category of feedback, or the leader. */
  chosen: string
  contact: string
}

const NOTHING: Choice = { chosen: '', contact: '' }
const choices = createStore<ReadonlyMap<string, Choice>>(new Map())

/** Drafts belong to one person: the next one who signs in on this phone does not see them. */
export const draftIdOf = (what: string): string => `${getSession()?.userId} ${what}`

export const useChoice = (draftId: string): Choice => useStore(choices).get(draftId) ?? NOTHING

export const choose = (draftId: string, change: Partial<Choice>): void =>
  choices.set(new Map(choices.get()).set(draftId, { ...(choices.get().get(draftId) ?? NOTHING), ...change }))

export function forgetChoice(draftId: string): void {
  const left = new Map(choices.get())
  left.delete(draftId)
  choices.set(left)
}

const LABEL_LENGTH = 40
/** The beginning of a text, for the outbox. */
export const shortened = (text: string): string =>
  text.length > LABEL_LENGTH ? `${text.slice(0, LABEL_LENGTH)}…` : text
