import type { ManagedContent } from '@sands/contract/community/posts.model'
import { Drawer } from 'antd'
import { AuthorDisclosure } from './author-disclosure.tsx'

interface AuthorDrawerProps {
  /** The drawer is open while this is set. */
  post: ManagedContent | undefined
  onClose: () => void
}

/** Who has written an anonymous post, also after its case was decided. */
export function AuthorDrawer({ post, onClose }: AuthorDrawerProps) {
  const content = post?.communityContent
  return (
    <Drawer open={content !== undefined} onClose={onClose} size={560} title={content?.title} destroyOnHidden>
      {content && <AuthorDisclosure key={content.id} contentId={content.id} />}
    </Drawer>
  )
}
