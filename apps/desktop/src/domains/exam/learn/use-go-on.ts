import { isAnswered } from '@sands/rules/exam/question'
import type { OpenAttempt } from '@sands/web/exam/attempt/use-attempt'
import type { PaperPart } from '@sands/web/exam/question/paper-parts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'

interface Place {
  parts: readonly PaperPart[]
  current: number
  onNext: () => void
}

/** Goes to the next question. In a one-way exam earlier questions are closed from then on. */
export function useGoOn({ paper, view, sender }: OpenAttempt, { parts, current, onNext }: Place): () => void {
  const t = useT()
  const confirm = useConfirm()
  const goOn = (next: PaperPart) => {
    const { vault, line } = view.get()
    if (paper.isOneWay && line !== 'read_only' && line !== 'over') {
      const known = vault.answers[next.key]
      // Tells the server that the learner is there.
      sender.change(next.key, known?.answer ?? {}, known?.isFlagged ?? false)
    }
    onNext()
  }
  return () => {
    const [part, next] = [parts[current], parts[current + 1]]
    if (!next) return
    const isLeftOpen = part && !isAnswered(view.get().vault.answers[part.key]?.answer)
    if (!paper.isOneWay || !isLeftOpen) return goOn(next)
    confirm({
      title: t('exam.one_way_ask'),
      text: t('exam.one_way_text'),
      action: t('exam.next'),
      run: async () => goOn(next),
    })
  }
}
