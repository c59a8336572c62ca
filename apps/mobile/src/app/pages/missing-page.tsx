import { useT } from '@sands/web/i18n/i18n'
import { useOnline } from '@sands/web/offline/connectivity'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../kernel/ui/button.tsx'
import { Page } from '../../kernel/ui/page/page.tsx'
import { ErrorPictureState } from '../../kernel/ui/page/states.tsx'

interface MissingPageProps {
  again: () => Promise<ComponentType>
  onLeave: () => void
}

/** Shown instead of a page whose code cannot be loaded; loads it again on a tap and when the network is back. */
export function MissingPage({ again, onLeave }: MissingPageProps) {
  const t = useT()
  const [Come, setCome] = useState<ComponentType | null>(null)
  const retry = () =>
    void again().then(
      (page) => setCome(() => page),
      () => undefined,
    )
  useReturned(retry)
  const leave = useEffectEvent(onLeave)
  useEffect(() => () => leave(), [])

  if (Come) return <Come />
  return (
    <Page title={t('kernel.product')}>
      <ErrorPictureState
        kind="offline"
        text={t('app_network_error')}
        action={<Button onClick={retry}>{t('kernel.retry')}</Button>}
      />
    </Page>
  )
}

function useReturned(act: () => void): void {
  const online = useOnline()
  const wasDown = useRef(false)
  const returned = useEffectEvent(act)
  useEffect(() => {
    if (online && wasDown.current) returned()
    wasDown.current = !online
  }, [online])
}
