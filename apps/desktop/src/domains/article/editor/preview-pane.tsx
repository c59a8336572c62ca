import { articleLinks } from '@sands/contract/article/article.links'
import { useMemo, useState } from 'react'
import { PhoneFrame } from '../../../kernel/preview/phone-frame.tsx'
import { useDelayed } from '../../../kernel/use-delayed.ts'
import type { ArticleEditorState } from './editor-state.ts'
import { previewOf } from './preview-content.ts'

const STILL_MS = 200

type Shown = Pick<ArticleEditorState, 'article' | 'document' | 'cover' | 'sources'>

/** The phone app with the article in the editor, stored or not. */
export function PreviewPane({ article, document, cover, sources }: Shown) {
  const [now] = useState(() => new Date().toISOString())
  const content = useMemo(
    () => previewOf(document, { article, cover, sources, now }),
    [document, article, cover, sources, now],
  )
  return <PhoneFrame src={articleLinks.draft(article.id)} content={useDelayed(content, STILL_MS)} />
}
