import { PlusOutlined } from '@ant-design/icons'
import type { ManagedTraining, TrainingDocument, TrainingTaskDraft } from '@sands/contract/training/manage.model'
import { MAX_STAGES } from '@sands/rules/training/project'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { Button } from 'antd'
import { useState } from 'react'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import { ContentChoice } from './content-choice.tsx'
import { newKey, newOwnTask, newTask } from './new-project.ts'
import { StageHeading } from './stage-heading.tsx'
import { moveRow, moveStage, rowsOf } from './stage-rows.ts'
import { TaskLine } from './task-line.tsx'
import styles from './training.module.css'

type Stage = TrainingDocument['stages'][number]

/** The kinds of tasks that can be added. */
const KINDS = [
  ...(['course', 'courseware', 'exam', 'survey', 'practice', 'face'] as const),
  ...(['homework', 'signIn', 'link', 'other'] as const),
] as const

interface StagesPartProps {
  project: ManagedTraining
  document: TrainingDocument
  onChange: (patch: Partial<TrainingDocument>) => void
}

/** The stages of a project and their tasks, sorted by dragging or with the keys. */
export function StagesPart({ project, document, onChange }: StagesPartProps) {
  const t = useT()
  const { stages } = document
  // Titles of content that was added since the draft was loaded.
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map())
  const titles = new Map([
    ...project.contents.map(({ type, id, title }) => [`${type}:${id}`, title] as const),
    ...added,
  ])
  const hasHeadings = stages.length > 1 || document.lockRule === 'date'
  const rows = rowsOf(stages, hasHeadings)
  const sort = useDragSort({
    count: rows.length,
    onMove: (from, to) => onChange({ stages: moveRow(stages, { from, to, hasHeadings }) }),
  })
  const change = (key: string, patch: (stage: Stage) => Partial<Stage>) =>
    onChange({ stages: stages.map((stage) => (stage.key === key ? { ...stage, ...patch(stage) } : stage)) })
  return (
    <PartCard
      title={t('training.field_stages')}
      intro={t('training.stages_intro')}
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
      <ol className={styles.tasks} aria-label={t('training.field_stages')}>
        {rows.map((row, index) => (
          <li key={row.key} className={styles.sorted} {...sort.row(index)}>
            {row.kind === 'stage' ? (
              <StageHeading
                stage={row.stage}
                place={row.place}
                count={stages.length}
                hasDate={document.lockRule === 'date'}
                handle={(name) => sort.handle(index, name)}
                onChange={(patch) => change(row.key, () => patch)}
                onMove={(to) => onChange({ stages: moveStage(stages, row.place, to) })}
                onRemove={() => onChange({ stages: stages.filter(({ key }) => key !== row.key) })}
              />
            ) : (
              <TaskLine
                task={row.task}
                title={titles.get(`${row.task.type}:${row.task.refId}`)}
                handle={(name) => sort.handle(index, name)}
                onChange={(next) =>
                  change(row.stageKey, ({ tasks }) => ({
                    tasks: tasks.map((each) => (each.key === next.key ? next : each)),
                  }))
                }
                onRemove={() =>
                  change(row.stageKey, ({ tasks }) => ({ tasks: tasks.filter(({ key }) => key !== row.key) }))
                }
              />
            )}
          </li>
        ))}
      </ol>
      <NewTask
        stages={stages}
        onMake={(stageKey, task) => change(stageKey, ({ tasks }) => ({ tasks: [...tasks, task] }))}
        onAdd={(stageKey, type, { id, title }) => {
          setAdded(new Map([...added, [`${type}:${id}`, title]]))
          change(stageKey, ({ tasks }) => ({ tasks: [...tasks, newTask(type, id)] }))
        }}
      />
    </PartCard>
  )
}

interface NewTaskProps {
  stages: readonly Stage[]
  onAdd: (stageKey: string, type: number, content: { id: string; title: string }) => void
  onMake: (stageKey: string, task: TrainingTaskDraft) => void
}

/** Adds existing content as a task, or a task that is made in place; to the last stage unless another one is chosen. */
function NewTask({ stages, onAdd, onMake }: NewTaskProps) {
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
        <ContentChoice key={type} type={type} onChoose={(content) => onAdd(stageKey, type, content)} />
      )}
    </div>
  )
}
