import type { TaskCard } from '@sands/contract/study/study.model'
import { taskJump } from '@sands/rules/study/task-card'
import { useCall } from '@sands/web/call/use-call'
import { TASKS } from '@sands/web/study/task-calls'
import { useTaskWords } from '@sands/web/study/task-words'
import { Skeleton } from 'antd'
import { JumpArea } from '../../../kernel/jump/jump-area.tsx'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'
import { examLearnPaths } from './exam-learn-paths.ts'
import styles from './tasks-card.module.css'

const HOME = 'POST /sands-lms/api/v1/homePageDecorate/getInfo'
const SHOWN = 5
const TONES: Readonly<Record<number, Tone>> = { 100: 'neutral', 200: 'info' }

/** On the overview: what the person has begun or has to begin, soonest due first. */
export function TasksCard() {
  const t = useT()
  const ongoing = useCall(TASKS, { query: { taskStatus: 200, size: SHOWN } })
  const waiting = useCall(TASKS, { query: { taskStatus: 100, size: SHOWN } })
  // The college's home page has a module with the same tasks.
  const home = useCall(HOME, { body: { clientType: 3, collegeId: '-1' } }, { silent: true })
  if (home.data?.lmsDecorateModules.some(({ code }) => code === 'app-learn-task')) return null
  const failed = [ongoing, waiting].find(({ isError }) => isError)
  const open = ongoing.data && waiting.data && [...ongoing.data.records, ...waiting.data.records].slice(0, SHOWN)
  return (
    <Card
      title={t('study.my_tasks')}
      action={
        <LinkButton type="text" to={examLearnPaths.exams}>
          {t('exam.learn_show_all')}
        </LinkButton>
      }
    >
      {content()}
    </Card>
  )

  function content() {
    if (!open) {
      const retry = () => void Promise.all([ongoing.refetch(), waiting.refetch()])
      if (failed) return <FailureBlock error={failed.error} onRetry={retry} />
      return <Skeleton active title={false} paragraph={{ rows: 5 }} />
    }
    if (open.length === 0)
      return <StateBlock kind="empty" title={t('study.tasks_none')} text={t('study.tasks_none_text')} />
    return (
      <ul className={styles.tasks}>
        {open.map((task) => (
          <li key={`${task.taskType}/${task.taskId}`}>
            <Task task={task} />
          </li>
        ))}
      </ul>
    )
  }
}

function Task({ task }: { task: TaskCard }) {
  const words = useTaskWords()(task)
  return (
    <JumpArea jump={taskJump(task)} className={styles.task}>
      <span className={styles.words}>
        <span className={styles.name}>{task.taskName}</span>
        <span className={styles.meta}>{[words.type, words.time].filter(Boolean).join(' · ')}</span>
      </span>
      <StateTag tone={TONES[task.tagStatus] ?? 'neutral'}>{words.tag}</StateTag>
      <span className={styles.act}>{words.act}</span>
    </JumpArea>
  )
}
