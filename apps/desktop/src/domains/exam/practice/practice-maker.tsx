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
import { useQuestionCategories } from '../bank/use-question-categories.ts'
import { NEW_PRACTICE, newDraw } from './new-practice.ts'

const MOST_DRAWN = 100

/** A practice with questions drawn from the bank. */
export function PracticeMaker(props: MakerProps) {
  const t = useT()
  const audience = useOwnAudience()
  const mayPublish = may(useViewer(), 'exam.publish')
  const { options, isPending } = useQuestionCategories()
  const create = useAct('POST /sands-lms/api/v1/manage/practise/create')
  const publish = useAct('POST /sands-lms/api/v1/manage/practise/publish')
  const [draw, setDraw] = useState(newDraw)
  return (
    <MakerForm
      {...props}
      label={t('exam.practice_field_title')}
      mostLetters={100}
      action={t('exam.practice_create')}
      publish={mayPublish ? { isReady: true } : undefined}
      make={async ({ name, publishes }) => {
        const body = { ...NEW_PRACTICE, title: name, draws: [draw], audience }
        const { id, version } = await create.mutateAsync({ body, quiet: true })
        const out = publishes && (await attempt(() => publish.mutateAsync({ body: { id, version } }))).data
        return { id, title: name, isOut: Boolean(out) }
      }}
    >
      <Field label={t('exam.bank_category')}>
        {(field) => (
          <Choice<string>
            field={field}
            placeholder={t('exam.bank_category_any')}
            loading={isPending}
            value={draw.categoryId ?? ''}
            options={options}
            onChange={(next) => setDraw({ ...draw, categoryId: idIn<'questionCategory'>(next) ?? null })}
          />
        )}
      </Field>
      <NumberField
        label={t('exam.paper_count')}
        least={1}
        most={MOST_DRAWN}
        value={draw.count}
        onChange={(count) => setDraw({ ...draw, count: Math.round(count) })}
      />
    </MakerForm>
  )
}
