import { getSession } from '../session/store.ts'
import { browserEnvironment } from './browser-environment.ts'
import type { ViewedContent, Viewing } from './viewing.model.ts'
import { createViewing } from './viewing.ts'

const living = new Map<string, Viewing>()
/** Whoever signs in next on this page has viewings of their own. */
const keyOf = ({ learnType, learnId }: ViewedContent) => `${getSession()?.userId ?? ''}/${learnType}/${learnId}`

/** Begins to record, or goes on with what this page is already recording of the same thing. */
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

/** What was seen before counts only if it arrives before: the new viewing pushes the others aside. */
async function lastWords(others: readonly Viewing[]): Promise<void> {
  for (const [key, viewing] of living) if (viewing.isOver()) living.delete(key)
  await Promise.all(others.filter((viewing) => !viewing.isOver()).map((viewing) => viewing.flush()))
}
