import type { OpenedAttempt } from '@sands/contract/exam/attempt.model'
import { loadFormulas } from '@sands/web/exam/question/formula.tsx'

/** Loads the code that this paper will need, so that the exam can be finished when the network is lost. */
export async function preloadPaper({ sections }: Pick<OpenedAttempt, 'sections'>): Promise<void> {
  const text = JSON.stringify(sections)
  const wanted: Promise<unknown>[] = [import('./pages/commit-page.tsx'), import('./pages/result-page.tsx')]
  if (text.includes('<img')) wanted.push(import('../../kernel/ui/float/image-viewer.tsx'))
  if (/\\\\[([]/.test(text)) wanted.push(loadFormulas())
  await Promise.allSettled(wanted)
}
