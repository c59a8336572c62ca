import { idIn } from '@sands/contract/kernel/id'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { useState } from 'react'
import { MakerForm } from '../../../kernel/make/maker-form.tsx'
import { useOwnAudience } from '../../../kernel/make/use-own-audience.ts'
import type { MakerProps } from '../../../kernel/screens.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { NumberField } from '../../../kernel/ui/form/number-field.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { useScoreText } from '../paper/use-score-text.ts'
import { NEW_EXAM } from './new-exam.ts'
import { usePapers } from './use-papers.ts'

const MOST_MINUTES = 600

/** An exam from an existing paper. Everything else is as most exams have it. */
export function ExamMaker(props: MakerProps) {
  const t = useT()
  const points = useScoreText()
  const audience = useOwnAudience()
  const mayPublish = may(useViewer(), 'exam.publish')
  const { papers, isPending } = usePapers()
  const create = useAct('POST /sands-lms/api/v1/manage/exam/create')
  const publish = useAct('POST /sands-lms/api/v1/manage/exam/publish')
  const [paperId, setPaperId] = useState('')
  const [limitMinutes, setLimit] = useState(NEW_EXAM.limitMinutes ?? 0)
  const [passPercent, setPass] = useState(NEW_EXAM.passPercent)
  return (
    <MakerForm
      {...props}
      label={t('exam.exam_title')}
      mostLetters={100}
      action={t('exam.exam_create')}
      publish={mayPublish ? { isReady: paperId !== '' } : undefined}
      make={async ({ name, publishes }) => {
        const body = {
          ...NEW_EXAM,
          title: name,
          paperId: idIn<'paper'>(paperId) ?? null,
          limitMinutes: limitMinutes || null,
          passPercent,
          audience,
        }
        const { id, version } = await create.mutateAsync({ body, quiet: true })
        const out = publishes && (await attempt(() => publish.mutateAsync({ body: { id, version } }))).data
        return { id, title: name, isOut: Boolean(out) }
      }}
    >
      <Field label={t('exam.paper')} hint={t('exam.exam_paper_hint')}>
        {(field) => (
          <Choice<string>
            field={field}
            placeholder={t('exam.exam_paper_choose')}
            loading={isPending}
            value={paperId}
            options={papers.map(({ id, title, questionNum, totalScore }) => ({
              value: id,
              label: `${title || t('exam.untitled')} · ${t('exam.paper_sum', { count: questionNum, score: points(totalScore) })}`,
            }))}
            onChange={(next) => {
              setPaperId(next)
              props.onDirty(true)
            }}
          />
        )}
      </Field>
      <NumberField
        label={t('exam.field_limitMinutes')}
        least={0}
        most={MOST_MINUTES}
        value={limitMinutes}
        onChange={(minutes) => setLimit(Math.round(minutes))}
      />
      <NumberField
        label={t('exam.field_passPercent')}
        least={0}
        most={100}
        value={passPercent}
        onChange={(percent) => setPass(Math.round(percent))}
      />
    </MakerForm>
  )
}
