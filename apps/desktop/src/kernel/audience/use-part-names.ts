import type { AudiencePart } from '@sands/contract/org/audience.model'
import { audienceKey } from '@sands/rules/audience'
import { useCall } from '@sands/web/call/use-call'
import { useState } from 'react'
import { useT } from '../text.ts'

export interface NamedPart {
  readonly part: AudiencePart
  readonly key: string
  /** Null until the name has been fetched. */
  readonly name: string | null
  /** The department, post, label or person was deleted. */
  readonly gone: boolean
}

/** The names of the parts. Known names stay while the names of new parts are fetched. */
export function usePartNames(parts: readonly AudiencePart[]): readonly NamedPart[] {
  const t = useT()
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map())
  const answer = useCall(
    'POST /sands-user/api/v1/manage/audience/names',
    { body: { parts: [...parts] } },
    { enabled: parts.length > 0, silent: true },
  )
  const news = (answer.data ?? []).filter(({ key, name }) => known.get(key) !== name)
  if (news.length > 0) setKnown(new Map([...known, ...news.map(({ key, name }) => [key, name] as const)]))
  return parts.map((part) => {
    const key = audienceKey(part)
    const name = known.get(key)
    if (name === undefined) return { part, key, name: null, gone: answer.data !== undefined }
    const below = part.kind === 'department' && part.withChildren
    return { part, key, name: below ? t('manage.audience_below', { name }) : name, gone: false }
  })
}
