import { PlusOutlined } from '@ant-design/icons'
import type { ManagedTraining, TrainingDocument, TrainingTaskDraft } from '@sands/contract/training/manage.model'
import { MAX_STAGES } from '@sands/rules/training/project'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { ContentChoice } from './content-choice.tsx'
import { MomentField } from './moment-field.tsx'
import { moved, newKey, newOwnTask, newTask } from './new-project.ts'
import { TaskLine } from './task-line.tsx'
import styles from './training.module.css'

type Stage = TrainingDocument['stages'][number]

/** The kinds of tasks that can be added. */
const KINDS = ['course', 'courseware', 'exam', 'survey', 'practice', 'homework', 'signIn', 'link', 'other'] as const

interface StagesPartProps {
  project: ManagedTraining
  document: TrainingDocument
  onChange: (patch: Partial<TrainingDocument>) => void
}

/** The stages of a project and their tasks. */
export function StagesPart({ project, document, onChange }: StagesPartProps) {
  const t = useT()
  const { stages } = document
  // Titles of content that was added since the draft was loaded.
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map())
  const titles = new Map([
    ...project.contents.map(({ type, id, title }) => [`${type}:${id}`, title] as const),
    ...added,
  ])
  const change = (index: number, patch: Partial<Stage>) =>
    onChange({ stages: stages.map((stage, at) => (at === index ? { ...stage, ...patch } : stage)) })
  return (
    <PartCard
      title={t('training.field_stages')}
      action={
        stages.length < MAX_STAGES && (
          <Button
            icon={<PlusOutlined aria-hidden />}
            onClick={() => onChange({ stages: [...stages, { key: newKey(), name: '', opensAt: null, tasks: [] }] })}
          >
            {t('training.stage_add')}
          </Button>
        )
      }
    >
      {stages.map((stage, index) => (
        <section
          key={stage.key}
          className={styles.tasks}
          aria-label={t('training.stage', { number: index + 1, name: stage.name })}
        >
          {(stages.length > 1 || document.lockRule === 'date') && (
            <div className={styles.columns}>
              <Field label={t('training.stage_name', { number: index + 1 })}>
                {(field) => (
                  <Input
                    {...field}
                    maxLength={60}
                    value={stage.name}
                    onChange={({ target }) => change(index, { name: target.value })}
                  />
                )}
              </Field>
              {document.lockRule === 'date' && (
                <MomentField
                  label={t('training.stage_opens')}
                  value={stage.opensAt}
                  onChange={(opensAt) => change(index, { opensAt })}
                />
              )}
              {stages.length > 1 && stage.tasks.length === 0 && (
                <Button onClick={() => onChange({ stages: stages.filter((each) => each !== stage) })}>
                  {t('training.stage_remove')}
                </Button>
              )}
            </div>
          )}
          {stage.tasks.map((task, at) => (
            <TaskLine
              key={task.key}
              task={task}
              title={titles.get(`${task.type}:${task.refId}`)}
              onChange={(next) =>
                change(index, { tasks: stage.tasks.map((each, place) => (place === at ? next : each)) })
              }
              onMove={(by) => change(index, { tasks: moved(stage.tasks, at, by) })}
              onRemove={() => change(index, { tasks: stage.tasks.filter((each) => each !== task) })}
            />
          ))}
          <NewTask
            onMake={(task) => change(index, { tasks: [...stage.tasks, task] })}
            onAdd={(type, { id, title }) => {
              setAdded(new Map([...added, [`${type}:${id}`, title]]))
              change(index, { tasks: [...stage.tasks, newTask(type, id)] })
            }}
          />
        </section>
      ))}
    </PartCard>
  )
}

interface NewTaskProps {
  onAdd: (type: number, content: { id: string; title: string }) => void
  onMake: (task: TrainingTaskDraft) => void
}

/** Adds existing content as a task, or a task that is made in place. */
function NewTask({ onAdd, onMake }: NewTaskProps) {
  const t = useT()
  const [kind, setKind] = useState<(typeof KINDS)[number]>('course')
  const type = PROJECT_TASKS[kind]
  const own = newOwnTask(type, t(`training.type_${kind}`))
  return (
    <div className={styles.task}>
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
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => onMake(own)}>
          {t('training.task_make')}
        </Button>
      ) : (
        <ContentChoice key={type} type={type} onChoose={(content) => onAdd(type, content)} />
      )}
    </div>
  )
}
