import type { ManagedSurvey } from '@sands/contract/survey/survey.model'
import { LONGEST_NAME } from '@sands/rules/survey/question'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { useRef, useState } from 'react'
import { MakerForm } from '../../../kernel/make/maker-form.tsx'
import { useOwnAudience } from '../../../kernel/make/use-own-audience.ts'
import type { MakerProps } from '../../../kernel/screens.ts'
import { useT } from '../../../kernel/text.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { addSection } from '../editor/questionnaire-edit.ts'
import { isComplete, questionsFrom, type SimpleQuestion, SimpleQuestions } from './simple-questions.tsx'

const FIRST: readonly SimpleQuestion[] = [{ key: '1', type: 'rating', title: '', options: '' }]

/** A survey with short questions. */
export function SurveyMaker(props: MakerProps) {
  const t = useT()
  const audience = useOwnAudience()
  const mayPublish = may(useViewer(), 'survey.publish')
  const create = useAct('POST /sands-lms/api/v1/manage/investigation/create')
  const store = useAct('POST /sands-lms/api/v1/manage/investigation/draft')
  const publish = useAct('POST /sands-lms/api/v1/manage/investigation/publish')
  const [questions, setQuestions] = useState(FIRST)
  // A second try goes on with the draft of the first.
  const started = useRef<ManagedSurvey | null>(null)
  const written = questions.filter(({ title }) => title.trim() !== '')
  return (
    <MakerForm
      {...props}
      label={t('survey.manage_name')}
      mostLetters={LONGEST_NAME}
      action={t('survey.manage_add')}
      publish={mayPublish ? { isReady: isComplete(written) } : undefined}
      make={async ({ name, publishes }) => {
        started.current ??= await create.mutateAsync({ body: { name }, quiet: true })
        const { draft, ...survey } = started.current
        const { questionnaire } = draft
        const { sections } = questionnaire.sections.length > 0 ? questionnaire : addSection(questionnaire)
        const asked = sections.map((section, at) =>
          at === 0 ? { ...section, questions: questionsFrom(written) } : section,
        )
        const stored = await store.mutateAsync({
          body: {
            id: survey.id,
            version: survey.version,
            draft: { ...draft, name, audience, questionnaire: { ...questionnaire, sections: asked } },
          },
          quiet: true,
        })
        const { id, version } = stored
        started.current = stored
        const out = publishes && (await attempt(() => publish.mutateAsync({ body: { id, version } }))).data
        return { id, title: name, isOut: Boolean(out) }
      }}
    >
      <SimpleQuestions
        questions={questions}
        onChange={(next) => {
          setQuestions(next)
          props.onDirty(true)
        }}
      />
    </MakerForm>
  )
}
