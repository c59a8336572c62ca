import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import type { CommentsProps, Slots } from '../../kernel/slots.ts'

const LazyComments = lazy(async () => ({ default: (await import('./learn/comments.tsx')).Comments }))

/** Fetched with the first page that shows them. */
const Comments = (props: CommentsProps) => (
  <Suspense fallback={<Skeleton active avatar paragraph={{ rows: 3 }} />}>
    <LazyComments {...props} />
  </Suspense>
)

export const socialParts = { Comments } satisfies Partial<Slots>
