import { communityLinks } from '@sands/contract/community/community.links'
import { CONTENT_TYPES, type ContentType } from '@sands/rules/community/content'
import { isId } from '@sands/rules/id'
import { useT } from '@sands/web/i18n/i18n'
import { Trash2 } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { PostFields } from '../post-form/post-fields.tsx'
import { usePostForm } from '../use-post-form.ts'

const TITLES = {
  [CONTENT_TYPES.note]: 'community.publish_note',
  [CONTENT_TYPES.article]: 'community.publish_article',
  [CONTENT_TYPES.album]: 'community.publish_album',
  [CONTENT_TYPES.shortVideo]: 'community.publish_video',
} as const satisfies Record<ContentType, string>

function PublishPage({ type }: { type: ContentType }) {
  const t = useT()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const named = search.get('boardId') ?? ''
  const form = usePostForm(type, {
    boardId: isId(named) ? named : '',
    draftId: search.get('draft') ?? '',
    mayShare: search.get('isEnablePShare') !== '0',
    onSent: () => void navigate(communityLinks.mine(), { replace: true }),
  })
  const discard = async () => {
    const question = { title: t('community.discard_ask'), confirm: t('community.discard'), danger: true }
    if (await ask(question)) await form.discard()
  }
  return (
    <Page
      title={t(TITLES[type])}
      end={<BarButton icon={Trash2} label={t('community.discard')} onClick={() => void discard()} />}
      bottom={
        <Button block onClick={() => void form.send()}>
          {t('community.publish')}
        </Button>
      }
    >
      <PostFields form={form} />
    </Page>
  )
}

/** A note, or an album with `type=album` in the address. */
export function PublishNotePage() {
  const [search] = useSearchParams()
  return <PublishPage type={search.get('type') === 'album' ? CONTENT_TYPES.album : CONTENT_TYPES.note} />
}
export const PublishArticlePage = () => <PublishPage type={CONTENT_TYPES.article} />
export const PublishVideoPage = () => <PublishPage type={CONTENT_TYPES.shortVideo} />
