import { homeLinks } from '@sands/contract/home/home.links'
import { PREVIEW_ENDED } from '@sands/contract/kernel/codes'
import { CallError } from '@sands/web/call/call'
import { useT } from '@sands/web/i18n/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { draftToken } from '../../../kernel/preview.ts'
import { Button } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { EmptyState } from '../../../kernel/ui/page/states.tsx'
import { isFramed } from '../../../kernel/use-draft-channel.ts'
import { HomeSkeleton } from '../components/home-skeleton.tsx'
import { HomeView } from '../components/home-view.tsx'
import { INFO_AND_CLASS } from '../info-class.ts'
import { useHome } from '../use-home.ts'
import { DraftFrame } from './draft-frame.tsx'
import { DraftNote } from './draft-note.tsx'
import { useEditorChannel } from './use-editor-channel.ts'

/** A preview must be the first page of the app: opening one, or another one, from inside the app reloads it. */
export function DraftPage({ asked }: { asked: string | undefined }) {
  const other = asked !== undefined && asked !== draftToken
  useEffect(() => {
    if (other) window.location.reload()
  }, [other])
  return other || !draftToken ? <HomeSkeleton /> : <Draft token={draftToken} />
}

function Draft({ token }: { token: string }) {
  const page = useHome(token)
  const { config } = page
  const queries = useQueryClient()
  const refresh = () => {
    void config.refetch()
    // The module fetches its own items, which may have changed with the draft.
    void queries.invalidateQueries({ queryKey: [INFO_AND_CLASS] })
  }
  useEditorChannel({ shown: !config.isPending, refresh })
  if (config.error instanceof CallError && config.error.code === PREVIEW_ENDED) return <Ended />
  if (isFramed()) return <HomeView page={page} Frame={DraftFrame} />
  return (
    <DraftNote>
      <HomeView page={page} />
    </DraftNote>
  )
}

function Ended() {
  const t = useT()
  const home = <Button onClick={() => window.location.assign(homeLinks.home())}>{t('home.preview_to_home')}</Button>
  return (
    <Page title={t('home.preview')} back={false}>
      <EmptyState
        title={t('home.preview_ended_title')}
        text={t('home.preview_ended_text')}
        action={isFramed() ? undefined : home}
      />
    </Page>
  )
}
