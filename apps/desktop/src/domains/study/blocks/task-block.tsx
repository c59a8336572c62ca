import type { TaskCard } from '@sands/contract/study/study.model'
import { taskJump } from '@sands/rules/study/task-card'
import { useCall } from '@sands/web/call/use-call'
import { NEXT_TASKS } from '@sands/web/study/task-calls'
import { useTaskWords } from '@sands/web/study/task-words'
import { FeedBlock } from '../../../kernel/feed/feed-block.tsx'
import { JumpArea } from '../../../kernel/jump/jump-area.tsx'
import type { BlockProps } from '../../../kernel/screens.ts'
import { useT } from '../../../kernel/text.ts'
import { CoverCardBone } from '../../../kernel/ui/cover-card.tsx'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'
import styles from './task-block.module.css'

const SHOWN = 4
const TONES: Readonly<Record<number, Tone>> = { 100: 'neutral', 200: 'info' }

/** What the person has to do next. Somebody with nothing to do sees nothing. */
export function TaskBlock({ block }: BlockProps) {
  const t = useT()
  const { data, isError, refetch } = useCall(NEXT_TASKS, { query: { size: SHOWN } }, { silent: true })
  return (
    <FeedBlock
      block={block}
      usualTitle={t('study.my_tasks')}
      answer={{ data, isError, retry: () => void refetch() }}
      bone={<CoverCardBone />}
    >
      {(task) => (
        <li key={`${task.taskType}/${task.taskId}`}>
          <Task task={task} />
        </li>
      )}
    </FeedBlock>
  )
}

function Task({ task }: { task: TaskCard }) {
  const words = useTaskWords()(task)
  return (
    <JumpArea jump={taskJump(task)} className={styles.task}>
      <span className={styles.head}>
        <span className={styles.meta}>{words.type}</span>
        <StateTag tone={TONES[task.tagStatus] ?? 'neutral'}>{words.tag}</StateTag>
      </span>
      <span className={styles.name}>{task.taskName}</span>
      <span className={styles.head}>
        <span className={styles.meta}>{words.time}</span>
        {words.act && <span className={styles.act}>{words.act}</span>}
      </span>
    </JumpArea>
  )
}
