import { useCall } from '@sands/web/call/use-call'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import styles from '../file/file.module.css'
import type { ContentKind } from '../terms.ts'
import { useT } from '../text.ts'
import { KeywordField } from '../ui/form/keyword-field.tsx'
import { EmptyList } from '../ui/list/empty-list.tsx'
import { FailureBlock } from '../ui/page/failure-block.tsx'
import { StateTag } from '../ui/state-tag.tsx'
import contentStyles from './content.module.css'
import { ContentThumb } from './content-thumb.tsx'

const SIZE = 20

interface ContentChoicesProps {
  content: ContentKind
  chosen: readonly string[]
  /** When true, only content that is already chosen can be pressed, to remove it. */
  isFull?: boolean
  onPress: (id: string) => void
}

/** The content of one kind that the college has, with search and pages. */
export function ContentChoices({ content, chosen, isFull = false, onPress }: ContentChoicesProps) {
  const t = useT()
  const [keyword, setKeyword] = useState('')
  const [current, setCurrent] = useState(1)
  const query = { kind: content.kind, ...(keyword && { keyword }), current, size: SIZE }
  const { data, error, isPending, refetch } = useCall(
    'GET /sands-system/api/v1/manage/content/page',
    { query },
    { staleTime: 0 },
  )
  const pages = Math.ceil((data?.total ?? 0) / SIZE)
  return (
    <div className={styles.picker}>
      <search className={styles.tools}>
        <KeywordField
          className={styles.keyword}
          label={t('manage.content_keyword')}
          keyword={keyword}
          onChange={(next) => {
            setKeyword(next)
            setCurrent(1)
          }}
        />
      </search>
      {isPending && <Skeleton active paragraph={{ rows: 5 }} />}
      {error && !data && <FailureBlock error={error} onRetry={() => void refetch()} />}
      {data?.records.length === 0 && (
        <EmptyList
          isNarrowed={keyword !== ''}
          none={{ title: t('manage.content_empty'), text: t('manage.content_empty_text') }}
          notFound={{ title: t('manage.content_not_found'), text: t('manage.content_not_found_text') }}
        />
      )}
      {data && data.records.length > 0 && (
        <ul className={styles.choices} aria-label={t(content.pick)}>
          {data.records.map(({ id, title, coverUrl, isOut }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={chosen.includes(id)}
                disabled={isFull && !chosen.includes(id)}
                onClick={() => onPress(id)}
              >
                <ContentThumb content={content} url={coverUrl} />
                <span className={styles.words}>
                  <span className={styles.name} title={title}>
                    {title}
                  </span>
                </span>
                {isOut === 0 && <StateTag tone="warning">{t('manage.content_not_out')}</StateTag>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className={contentStyles.pager}>
          <Button disabled={current === 1} onClick={() => setCurrent(current - 1)}>
            {t('manage.page_before')}
          </Button>
          <span aria-live="polite">{t('manage.content_place', { current, pages })}</span>
          <Button disabled={current >= pages} onClick={() => setCurrent(current + 1)}>
            {t('manage.page_after')}
          </Button>
        </div>
      )}
    </div>
  )
}
