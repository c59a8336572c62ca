import type { SocialTarget } from '@sands/web/social/target'
import { Skeleton } from 'antd'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { CommentsProps, Slots } from '../../kernel/slots.ts'
import { PartBoundary } from '../../kernel/ui/page/part-boundary.tsx'

const LazyComments = lazyPage(() => import('./learn/comments.tsx'), 'Comments')
const LazyLike = lazyPage(() => import('./learn/like-button.tsx'), 'LikeButton')
const LazyCollect = lazyPage(() => import('./learn/collect-button.tsx'), 'CollectButton')

/** Loaded with the first page that shows comments. */
const Comments = (props: CommentsProps) => (
  <PartBoundary coming={<Skeleton active avatar paragraph={{ rows: 3 }} />}>
    <LazyComments {...props} />
  </PartBoundary>
)

const LikeButton = (target: SocialTarget) => (
  <PartBoundary quiet coming={<Skeleton.Button active />}>
    <LazyLike {...target} />
  </PartBoundary>
)

const CollectButton = (target: SocialTarget) => (
  <PartBoundary quiet coming={<Skeleton.Button active />}>
    <LazyCollect {...target} />
  </PartBoundary>
)

export const socialParts = { Comments, LikeButton, CollectButton } satisfies Partial<Slots>
