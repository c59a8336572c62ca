import { ExportOutlined } from '@ant-design/icons'
import type { EditionFile } from '@sands/contract/course/manage.model'
import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { Button, Skeleton } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import styles from './publish.module.css'

interface EditionFilesProps {
  courseId: Id<'course'>
  edition: number
}

/** Files that were replaced since somebody uploaded them, with what they contained during this edition. */
export function EditionFiles({ courseId, edition }: EditionFilesProps) {
  const t = useT()
  const files = useCall('GET /sands-lms/api/v1/manage/course/edition/files', { query: { id: courseId, edition } })
  if (files.isPending) return <Skeleton active title={false} paragraph={{ rows: 2 }} aria-label={t('kernel.loading')} />
  if (!files.data) return <FailureBlock error={files.error} onRetry={() => void files.refetch()} />
  if (files.data.length === 0) return null
  return (
    <section className={styles.effect}>
      <h2 className={styles.subheading}>{t('course.manage_edition_files')}</h2>
      <p className={styles.note}>{t('course.manage_edition_files_text')}</p>
      {files.data.map(({ courseWareId, title, contents }) => (
        <div key={`${courseWareId} ${contents[0]?.since} ${contents[0]?.fileName}`} className={styles.chapter}>
          <strong>{title || t('course.manage_edition_file_picture')}</strong>
          <ul className={styles.contents}>
            {contents.map((content) => (
              <Content key={content.since} content={content} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Content({ content: { fileName, bytes, since, until, url } }: { content: EditionFile['contents'][number] }) {
  const t = useT()
  const moments = useMoments()
  const from = moments.minute(since)
  return (
    <li className={styles.content}>
      <span className={styles.stacked}>
        <span>{fileName}</span>
        <span className={styles.note}>
          {moments.bytes(bytes)}
          {' · '}
          {until
            ? t('course.manage_edition_file_until', { since: from, until: moments.minute(until) })
            : t('course.manage_edition_file_now', { since: from })}
        </span>
      </span>
      {url && (
        <Button
          size="small"
          icon={<ExportOutlined aria-hidden />}
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('course.manage_edition_file_open', { name: fileName, since: from })}
        />
      )}
    </li>
  )
}
