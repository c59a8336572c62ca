import { communityLinks } from '@sands/contract/community/community.links'
import { isId } from '@sands/rules/id'
import { useT } from '@sands/web/i18n/i18n'
import { Film, Images, Newspaper, StickyNote } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { ListGroup, ListRow } from '../../../kernel/ui/list/list.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'

/** Chooses what to publish. `isAPublishPost=1` allows notes only. */
export function PublishChoicePage() {
  const t = useT()
  const [search] = useSearchParams()
  const named = search.get('boardId') ?? ''
  const values = isId(named) ? { boardId: named } : {}
  const notesOnly = search.get('isAPublishPost') === '1'
  return (
    <Page title={t('community.publish')}>
      <ListGroup>
        <ListRow label={t('community.publish_note')} icon={StickyNote} to={communityLinks.publishNote(values)} />
        {!notesOnly && (
          <>
            <ListRow
              label={t('community.publish_article')}
              icon={Newspaper}
              to={communityLinks.publishArticle(values)}
            />
            <ListRow
              label={t('community.publish_album')}
              icon={Images}
              to={communityLinks.publishNote({ ...values, type: 'album' })}
            />
            <ListRow label={t('community.publish_video')} icon={Film} to={communityLinks.publishVideo(values)} />
          </>
        )}
      </ListGroup>
    </Page>
  )
}
