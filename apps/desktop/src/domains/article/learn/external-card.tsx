import { ExportOutlined } from '@ant-design/icons'
import type { ArticleDetail } from '@sands/contract/article/article.model'
import { hostOf } from '@sands/web/article/host-of'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './article.module.css'
import { ArticleHead } from './article-head.tsx'

/** An article on another site: its title, its site, and a link that opens a new window. */
export function ExternalCard({ article }: { article: ArticleDetail }) {
  const t = useT()
  const { summary, jumpUrl } = article
  return (
    <article className={styles.panel}>
      <div className={styles.column}>
        <ArticleHead article={article} fact={t('article.elsewhere')} />
        {summary && <p className={styles.summary}>{summary}</p>}
        <div className={styles.acts}>
          <Button
            type="primary"
            size="large"
            icon={<ExportOutlined aria-hidden />}
            href={jumpUrl ?? ''}
            target="_blank"
            rel="noopener nofollow"
          >
            {t('article.open_page', { host: hostOf(jumpUrl) })}
          </Button>
        </div>
      </div>
    </article>
  )
}
