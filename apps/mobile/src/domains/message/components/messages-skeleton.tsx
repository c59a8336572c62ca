import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import row from './message-row.module.css'

export function MessagesSkeleton() {
  return (
    <Skeleton>
      {Array.from({ length: 5 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are identical and never reordered
        <div key={index} className={row.card}>
          <span className={row.words}>
            <Bone width={`${58 - (index % 3) * 9}%`} height="18px" />
            <Bone height="14px" />
            <Bone width={`${72 - (index % 2) * 20}%`} height="14px" />
          </span>
        </div>
      ))}
    </Skeleton>
  )
}
