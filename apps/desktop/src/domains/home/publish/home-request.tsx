import type { DecorationOverview } from '@sands/contract/home/decoration.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { PublicationRequest } from '../../../kernel/draft/request/publication-request.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { freeName } from './publish-plan.ts'
import type { Flush } from './use-publish.ts'

interface HomeRequestProps {
  overview: DecorationOverview
  disabled: boolean
  flush: Flush
}

/** Asks for the publication of the draft of the home page, under the name that it would get. */
export function HomeRequest({ overview, disabled, flush }: HomeRequestProps) {
  const t = useT()
  const moments = useMoments()
  const { data, refetch } = useCall('GET /sands-lms/api/v1/manage/decoration/publication/get')
  const ask = useAct('POST /sands-lms/api/v1/manage/decoration/publication/ask')
  const withdraw = useAct('POST /sands-lms/api/v1/manage/decoration/publication/withdraw')
  const name = freeName(t('home.publish_name_suggested', { date: moments.day(new Date().toISOString()) }), overview)
  return (
    <PublicationRequest
      publication={data}
      name={name}
      updatedAt={overview.draft?.updatedAt ?? ''}
      right={t('org.right.home.decoration.publish')}
      disabled={disabled}
      ask={async (reason) => {
        const version = (await flush())?.version ?? overview.draft?.version ?? 0
        return ask.mutateAsync({ body: { version, name, reason } })
      }}
      withdraw={() => withdraw.mutateAsync({})}
      reload={refetch}
    />
  )
}
