import type { TencentConfig } from '../../../kernel/config/tencent.ts'
import { jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createCosStore } from './cos.store.ts'
import { isOurs, QUARANTINE, QUARANTINE_DAYS } from './quarantine.policy.ts'
import { createVodStore } from './vod.store.ts'

const DAY_MS = 86_400_000

async function sweepCos(kernel: Kernel, tencent: TencentConfig, before: Date): Promise<number> {
  if (!tencent.cos) return 0
  const store = createCosStore(kernel, tencent, tencent.cos)
  let swept = 0
  for await (const entry of store.list(QUARANTINE)) {
    if (!(entry.key.startsWith(QUARANTINE) && entry.at < before)) continue
    await store.remove(entry)
    swept += 1
  }
  return swept
}

async function sweepVod(kernel: Kernel, tencent: TencentConfig, before: Date): Promise<number> {
  if (!tencent.vod) return 0
  const store = createVodStore(kernel, tencent, tencent.vod)
  // Collected first and removed afterwards, because removing changes the pages of the listing.
  const left: string[] = []
  for await (const { fileId, context } of store.uploadedBefore(before)) if (isOurs(context)) left.push(fileId)
  for (const fileId of left) await store.remove(fileId)
  return left.length
}

/** Deletes files uploaded to Tencent that never became a file of ours. */
export const sweepQuarantine = (kernel: Kernel) =>
  jobKind<Record<string, never>>({
    name: 'media.sweep-quarantine',
    retries: 3,
    limitSeconds: 3600,
    cron: '40 * * * *',
    async run() {
      const { tencent } = kernel.config
      if (!tencent) return
      const before = new Date(kernel.clock.now().getTime() - QUARANTINE_DAYS * DAY_MS)
      const [objects, videos] = [await sweepCos(kernel, tencent, before), await sweepVod(kernel, tencent, before)]
      if (objects + videos > 0) kernel.log.info({ objects, videos }, 'expired files were deleted from quarantine')
    },
  })
