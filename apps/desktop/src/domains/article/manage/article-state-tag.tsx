import type { ArticleState, ManagedArticleItem } from '@sands/contract/article/article.model'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'
import styles from './articles.module.css'

const TONES: Readonly<Record<ArticleState, Tone>> = {
  draft: 'neutral',
  scheduled: 'warning',
  published: 'success',
  withdrawn: 'neutral',
}

/** Whether people can see the article, or when they will. */
export function ArticleStateTag({ article }: { article: Pick<ManagedArticleItem, 'state' | 'publishAt'> }) {
  const t = useT()
  const { minute } = useMoments()
  const { state, publishAt } = article
  return (
    <span className={styles.states}>
      <StateTag tone={TONES[state]}>{t(`article.manage_state_${state}`)}</StateTag>
      {state === 'scheduled' && publishAt && <span className={styles.quiet}>{minute(publishAt)}</span>}
    </span>
  )
}
