import { PlusOutlined } from '@ant-design/icons'
import type { ManagedTraining, TrainingDocument } from '@sands/contract/training/manage.model'
import { MAX_STAGES } from '@sands/rules/training/project'
import { Button } from 'antd'
import { useState } from 'react'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import type { MadeContent } from '../../../kernel/screens.ts'
import { useT } from '../../../kernel/text.ts'
import { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import { dateFault } from './date-faults.ts'
import { newKey, newTask } from './new-project.ts'
import { NewTask } from './new-task.tsx'
import { StageHeading } from './stage-heading.tsx'
import { moveRow, moveStage, rowsOf } from './stage-rows.ts'
import { TaskLine } from './task-line.tsx'
import styles from './training.module.css'

type Stage = TrainingDocument['stages'][number]

/** A change, or how to change what is there by then. */
export type DocumentPatch = Partial<TrainingDocument> | ((before: TrainingDocument) => Partial<TrainingDocument>)

interface StagesPartProps {
  project: ManagedTraining
  document: TrainingDocument
  onChange: (patch: DocumentPatch) => void
}

/** The stages of a project and their tasks, sorted by dragging or with the keys. */
export function StagesPart({ project, document, onChange }: StagesPartProps) {
  const t = useT()
  const { stages } = document
  // Content that was added since the draft was loaded. What the server says of it later counts more.
  const [added, setAdded] = useState<ReadonlyMap<string, MadeContent>>(new Map())
  const contents = new Map<string, MadeContent>([
    ...added,
    ...project.contents.map(({ type, ...content }) => [`${type}:${content.id}`, content] as const),
  ])
  const hasHeadings = stages.length > 1 || document.lockRule === 'date'
  const rows = rowsOf(stages, hasHeadings)
  const sort = useDragSort({
    count: rows.length,
    onMove: (from, to) => onChange({ stages: moveRow(stages, { from, to, hasHeadings }) }),
  })
  const change = (key: string, patch: (stage: Stage) => Partial<Stage>) =>
    onChange((before) => ({
      stages: before.stages.map((stage) => (stage.key === key ? { ...stage, ...patch(stage) } : stage)),
    }))
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
                content={contents.get(`${row.task.type}:${row.task.refId}`)}
                reviewers={project.reviewers}
                dueFault={dateFault(document, ['due_before_start', 'due_after_end'], row.task.key)}
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
        onAdd={(stageKey, type, content) => {
          setAdded((before) => new Map([...before, [`${type}:${content.id}`, content]]))
          change(stageKey, ({ tasks }) => ({ tasks: [...tasks, newTask(type, content.id)] }))
        }}
      />
    </PartCard>
  )
}
