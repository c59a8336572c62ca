import { Button, Skeleton } from 'antd'
import fileStyles from '../file/file.module.css'
import type { ContentKind } from '../terms.ts'
import { useT } from '../text.ts'
import { StateTag } from '../ui/state-tag.tsx'
import { ContentThumb } from './content-thumb.tsx'
import { useContent } from './use-content.ts'

interface ChosenContentProps {
  content: ContentKind
  id: string
}

/** The chosen content with its cover and name, and whether people can open it. */
export function ChosenContent({ content, id }: ChosenContentProps) {
  const t = useT()
  const { data: found, isPending, isError, error, refetch } = useContent(content.kind, id)
  if (isPending) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  if (isError) {
    return (
      <span className={fileStyles.words} role="alert">
        {error.message || t('kernel.error_title')}
        <span>
          <Button size="small" onClick={() => void refetch()}>
            {t('kernel.retry')}
          </Button>
        </span>
      </span>
    )
  }
  return (
    <>
      <ContentThumb content={content} url={found?.coverUrl ?? null} />
      <span className={fileStyles.words}>
        {found && (
          <span className={fileStyles.name} title={found.title}>
            {found.title}
          </span>
        )}
        {found?.isOut !== 1 && (
          <span>
            <StateTag tone={found ? 'warning' : 'danger'}>
              {t(found ? 'manage.content_not_out' : 'manage.content_gone')}
            </StateTag>
          </span>
        )}
      </span>
    </>
  )
}
