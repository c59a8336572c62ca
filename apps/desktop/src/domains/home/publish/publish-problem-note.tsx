import { Alert, Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { useForgetDecoration } from './use-forget-decoration.ts'
import type { PublishProblem } from './use-publish.ts'

interface PublishProblemNoteProps {
  problem: PublishProblem
  onClose: () => void
}

/** Why nothing was published, and what to do. */
export function PublishProblemNote({ problem, onClose }: PublishProblemNoteProps) {
  const t = useT()
  const forget = useForgetDecoration()
  if (problem.kind === 'refused') return <Alert type="error" showIcon role="presentation" title={problem.words} />
  const look = async () => {
    await forget.all()
    onClose()
  }
  return (
    <Alert
      type="warning"
      showIcon
      role="presentation"
      title={t(`home.publish_${problem.kind}_title`)}
      description={t(`home.publish_${problem.kind}_text`)}
      action={
        problem.kind === 'conflict' && (
          <Button size="small" onClick={() => void look()}>
            {t('home.publish_conflict_look')}
          </Button>
        )
      }
    />
  )
}
