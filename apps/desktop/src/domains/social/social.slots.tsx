import type { SocialThing } from '@sands/web/social/thing'
import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import type { CommentsProps, Slots } from '../../kernel/slots.ts'

const LazyComments = lazy(async () => ({ default: (await import('./learn/comments.tsx')).Comments }))
const LazyLike = lazy(async () => ({ default: (await import('./learn/like-button.tsx')).LikeButton }))
const LazyCollect = lazy(async () => ({ default: (await import('./learn/collect-button.tsx')).CollectButton }))

/** Fetched with the first page that shows them. */
const Comments = (props: CommentsProps) => (
  <Suspense fallback={<Skeleton active avatar paragraph={{ rows: 3 }} />}>
    <LazyComments {...props} />
  </Suspense>
)

const LikeButton = (thing: SocialThing) => (
  <Suspense fallback={<Skeleton.Button active />}>
    <LazyLike {...thing} />
  </Suspense>
)

const CollectButton = (thing: SocialThing) => (
  <Suspense fallback={<Skeleton.Button active />}>
    <LazyCollect {...thing} />
  </Suspense>
)

export const socialParts = { Comments, LikeButton, CollectButton } satisfies Partial<Slots>
