import { PlusOutlined } from '@ant-design/icons'
import type { TrainingDocument, TrainingTaskDraft } from '@sands/contract/training/manage.model'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { Button } from 'antd'
import { useState } from 'react'
import type { MadeContent } from '../../../kernel/screens.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { ContentChoice } from './content-choice.tsx'
import { MakeContent } from './make-content.tsx'
import { newOwnTask } from './new-project.ts'
import styles from './training.module.css'

type Stage = TrainingDocument['stages'][number]

/** The kinds of tasks that can be added. */
const KINDS = [
  ...(['course', 'courseware', 'exam', 'survey', 'practice', 'face'] as const),
  ...(['homework', 'signIn', 'link', 'other'] as const),
] as const

interface NewTaskProps {
  stages: readonly Stage[]
  onAdd: (stageKey: string, type: number, content: MadeContent) => void
  onMake: (stageKey: string, task: TrainingTaskDraft) => void
}

/** Adds existing content, new content or a task with its own settings; to the last stage unless another one is chosen. */
export function NewTask({ stages, onAdd, onMake }: NewTaskProps) {
  const t = useT()
  const [kind, setKind] = useState<(typeof KINDS)[number]>('course')
  const [chosen, setChosen] = useState('')
  const stageKey = (stages.find(({ key }) => key === chosen) ?? stages.at(-1))?.key
  if (stageKey === undefined) return null
  const type = PROJECT_TASKS[kind]
  const own = newOwnTask(type, t(`training.type_${kind}`))
  return (
    <div className={styles.task}>
      {stages.length > 1 && (
        <Choice
          className={styles.choice}
          clearable={false}
          label={t('training.task_stage')}
          placeholder={t('training.task_stage')}
          value={stageKey}
          options={stages.map(({ key, name }, index) => ({
            value: key,
            label: t('training.stage', { number: index + 1, name }),
          }))}
          onChange={setChosen}
        />
      )}
      <Choice
        className={styles.choice}
        clearable={false}
        label={t('training.task_kind')}
        placeholder={t('training.task_kind')}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t(`training.type_${value}`) }))}
        onChange={(next) => setKind(next || 'course')}
      />
      {own ? (
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => onMake(stageKey, own)}>
          {t('training.task_make')}
        </Button>
      ) : (
        <>
          <ContentChoice key={type} type={type} onChoose={(content) => onAdd(stageKey, type, content)} />
          <MakeContent key={kind} kind={kind} onMade={(content) => onAdd(stageKey, type, content)} />
        </>
      )}
    </div>
  )
}
