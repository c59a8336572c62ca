import type { ArticleDraft, ManagedArticle } from '@sands/contract/article/article.model'
import { useCallback, useEffect, useState } from 'react'
import { EditorLayout } from '../../../kernel/draft/editor-layout.tsx'
import { PartColumns } from '../../../kernel/draft/part-columns.tsx'
import { useDraftSync } from '../../../kernel/draft/use-draft-sync.ts'
import { useEditHistory } from '../../../kernel/draft/use-edit-history.ts'
import { useLastChange } from '../../../kernel/draft/use-last-change.ts'
import { useBusy } from '../../../kernel/picture/use-busy.ts'
import type { ChosenPicture } from '../../../kernel/picture/use-picture-upload.ts'
import { type PictureSources, rememberSources } from '../../../kernel/rich-text/picture-sources.ts'
import { useT } from '../../../kernel/text.ts'
import { useLeaveGuard } from '../../../kernel/ui/form/use-leave-guard.ts'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { useHeight } from '../../../kernel/ui/use-height.ts'
import { ArticleBar } from './article-bar.tsx'
import { documentOf } from './article-document.ts'
import { AudiencePart } from './audience-part.tsx'
import type { ArticleEditorState } from './editor-state.ts'
import { InformationPart } from './information-part.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { ShowingPart } from './showing-part.tsx'
import { TextPart } from './text-part.tsx'
import { readArticle, useArticleDraft } from './use-article-draft.ts'

interface ArticleEditorProps {
  /** The article as last fetched. */
  article: ManagedArticle
  /** Fetches the stored article; undefined when that failed, after the error was shown. */
  reload: () => Promise<ManagedArticle | undefined>
}

/** All parts of an article on one page, with the phone preview beside them. */
export function ArticleEditor({ article, reload }: ArticleEditorProps) {
  const t = useT()
  const bar = useHeight<HTMLElement>()
  const [sources] = useState<PictureSources>(() => new Map())
  const { document, edit, goBack, goForth } = useEditHistory(useFirst(article, sources))
  const draft = useArticleDraft(article, document)
  const { saver, state, stored, told, tell } = draft
  const sync = useDraftSync({ stored: article, documentOf, document, saver, edit, reload, told, onTaken: tell })
  const last = useLastChange(state.status === 'conflict', () => readArticle(article.id))
  const [chosen, setChosen] = useState<ChosenPicture>()
  const { isBusy, onBusy } = useBusy()
  useEffect(() => rememberSources(sources, stored.content), [sources, stored.content])
  useLeaveGuard(isBusy || draft.isHeld || ['unanswered', 'refused', 'conflict'].includes(state.status))

  const change = useCallback(
    (patch: Partial<ArticleDraft>, about?: string) => edit((before) => ({ ...before, ...patch }), about),
    [edit],
  )
  const coverOf = (fileId: string | null) => {
    if (fileId === null) return undefined
    if (chosen?.fileId === fileId) return chosen.picture
    return stored.coverFileId === fileId ? (stored.cover ?? undefined) : undefined
  }
  const editor: ArticleEditorState = {
    article: stored,
    document,
    change,
    cover: coverOf(document.coverFileId),
    keepCover: setChosen,
    sources,
    onBusy,
  }
  return (
    <ManagePage title={document.title.trim() || t('article.manage_untitled')}>
      <EditorLayout toolsHeight={bar.height}>
        <ArticleBar
          ref={bar.ref}
          article={stored}
          document={document}
          draft={draft}
          onBack={goBack}
          onForth={goForth}
          conflict={
            state.status === 'conflict'
              ? {
                  onTheirs: () => void sync.loadTheirs(),
                  onMine: () => {
                    draft.release()
                    void sync.keepMine()
                  },
                  last,
                }
              : undefined
          }
          isBusy={isBusy}
          onChanged={reload}
        />
        <PartColumns preview={<PreviewPane {...editor} />}>
          <InformationPart editor={editor} />
          <TextPart editor={editor} />
          <ShowingPart editor={editor} />
          <AudiencePart editor={editor} />
        </PartColumns>
      </EditorLayout>
    </ManagePage>
  )
}

/** The initial document. The addresses of its pictures are remembered before anything renders them. */
function useFirst(article: ManagedArticle, sources: PictureSources): ArticleDraft {
  const [first] = useState(() => {
    rememberSources(sources, article.content)
    return documentOf(article)
  })
  return first
}
