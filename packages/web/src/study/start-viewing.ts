import { getSession } from '../session/store.ts'
import { browserEnvironment } from './browser-environment.ts'
import type { ViewedContent, Viewing } from './viewing.model.ts'
import { createViewing } from './viewing.ts'

const living = new Map<string, Viewing>()
/** The key includes the person: the next person who signs in on this page has their own viewings. */
const keyOf = ({ learnType, learnId }: ViewedContent) => `${getSession()?.userId ?? ''}/${learnType}/${learnId}`

/** Starts to record, or continues the viewing that this page already records for the same content. */
export function startViewing(content: ViewedContent): Viewing {
  const key = keyOf(content)
  const known = living.get(key)
  if (known && !known.isOver()) {
    known.comeBack()
    return known
  }
  const others = [...living.values()]
  const viewing = createViewing(content, browserEnvironment({ before: () => lastWords(others) }))
  living.set(key, viewing)
  return viewing
}

/** Earlier stretches count only if they arrive first, because a new viewing ends the others. */
async function lastWords(others: readonly Viewing[]): Promise<void> {
  for (const [key, viewing] of living) if (viewing.isOver()) living.delete(key)
  await Promise.all(others.filter((viewing) => !viewing.isOver()).map((viewing) => viewing.flush()))
}
