import type { SocialThing } from '@sands/web/social/thing'
import { Skeleton } from 'antd'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { CommentsProps, Slots } from '../../kernel/slots.ts'
import { PartBoundary } from '../../kernel/ui/page/part-boundary.tsx'

const LazyComments = lazyPage(() => import('./learn/comments.tsx'), 'Comments')
const LazyLike = lazyPage(() => import('./learn/like-button.tsx'), 'LikeButton')
const LazyCollect = lazyPage(() => import('./learn/collect-button.tsx'), 'CollectButton')

/** Fetched with the first page that shows them. */
const Comments = (props: CommentsProps) => (
  <PartBoundary coming={<Skeleton active avatar paragraph={{ rows: 3 }} />}>
    <LazyComments {...props} />
  </PartBoundary>
)

const LikeButton = (thing: SocialThing) => (
  <PartBoundary quiet coming={<Skeleton.Button active />}>
    <LazyLike {...thing} />
  </PartBoundary>
)

const CollectButton = (thing: SocialThing) => (
  <PartBoundary quiet coming={<Skeleton.Button active />}>
    <LazyCollect {...thing} />
  </PartBoundary>
)

export const socialParts = { Comments, LikeButton, CollectButton } satisfies Partial<Slots>
