import type { MarkingPaper } from '@sands/contract/exam/marking.model'
import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { REVIEW_BIZ } from '@sands/rules/review'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { Alert, Button, Checkbox } from 'antd'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useIsHere } from '../../../kernel/address/use-is-here.ts'
import { useT } from '../../../kernel/text.ts'
import styles from '../marking.module.css'
import { useMarkingPaths } from '../use-marking-paths.ts'
import { openIn } from './mark-drafts.ts'
import { MarkingSide } from './marking-side.tsx'
import { PaperQuestion } from './paper-question.tsx'
import { useMarking } from './use-marking.ts'

interface PaperMarkingProps {
  paper: MarkingPaper
  onChanged: () => Promise<unknown>
}

/** The answers at the left, the sum and what to do next at the right. */
export function PaperMarking({ paper, onChanged }: PaperMarkingProps) {
  const t = useT()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const paths = useMarkingPaths()
  const frame = useRef<HTMLDivElement>(null)
  const isOpen = paper.state === 'in_review'
  const marking = useMarking(paper, isOpen)
  const next = useAct('POST /sands-lms/api/v1/review/getBizIdByNext')
  const [isAll, setIsAll] = useState(!isOpen)
  const isLocked = !isOpen || marking.lost !== undefined || marking.isFinishing

  const goOn = async () => {
    const body = {
      bizType: REVIEW_BIZ.exam,
      bizId: asId<Id<'reviewBiz'>>(paper.examId),
      recordId: asId<Id<'reviewRecord'>>(paper.examRecordId),
    }
    const found = await next.mutateAsync({ body })
    if (!isHere()) return undefined
    if (found) return navigate(paths.paper(found.recordId))
    showToast(t('review.nothing_free'))
    return navigate(paths.exam(paper.examId))
  }
  const finish = async () => {
    if (!(await marking.finish())) return
    showToast(t('review.finished'), { kind: 'success' })
    await goOn().catch(onChanged)
  }
  const focusNext = (from: HTMLElement) => {
    const fields = [...(frame.current?.querySelectorAll<HTMLInputElement>('input[data-points]') ?? [])]
    const place = fields.findIndex((field) => field === from || from.contains(field))
    const target = fields[place + 1] ?? frame.current?.querySelector<HTMLElement>('[data-finish]')
    target?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isLocked && openIn(marking.drafts) === 0)
      void finish()
  }
  const questions = paper.sections.flatMap((section) => section.questions)
  const shown = isAll ? questions : questions.filter(({ answers }) => answers.some(({ isByHand }) => isByHand))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the whole page; the button does the same
    <div ref={frame} className={styles.columns} onKeyDown={onKey}>
      <div className={styles.main}>
        {isOpen && marking.lost !== undefined && (
          <Alert
            type="warning"
            showIcon
            title={marking.lost}
            description={t('review.lost_text')}
            action={<Button onClick={marking.retry}>{t('kernel.retry')}</Button>}
          />
        )}
        <Checkbox checked={isAll} onChange={({ target }) => setIsAll(target.checked)}>
          {t('review.show_all')}
        </Checkbox>
        {shown.map((question) => (
          <PaperQuestion
            key={question.key}
            number={questions.indexOf(question) + 1}
            question={question}
            drafts={marking.drafts}
            isLocked={isLocked}
            onChange={marking.change}
            onNext={focusNext}
          />
        ))}
      </div>
      <MarkingSide
        paper={paper}
        marking={marking}
        isLocked={isLocked}
        isMoving={next.isPending}
        onFinish={() => void finish()}
        onSkip={() => void goOn().catch(() => undefined)}
      />
    </div>
  )
}
