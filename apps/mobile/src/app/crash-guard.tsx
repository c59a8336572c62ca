import { translate } from '@sands/web/i18n/i18n'
import { Component, type ReactNode } from 'react'
import { Button } from '../kernel/ui/button.tsx'
import { ErrorPictureState } from '../kernel/ui/page/states.tsx'

/** Shows an error instead of a page that throws, and keeps the app running. */
export class CrashGuard extends Component<{ address: string; children: ReactNode }, { crashedAt: string | null }> {
  override state: { crashedAt: string | null } = { crashedAt: null }

  static getDerivedStateFromError() {
    return { crashedAt: '' }
  }

  static getDerivedStateFromProps(props: { address: string }, state: { crashedAt: string | null }) {
    if (state.crashedAt === '') return { crashedAt: props.address }
    // Another address renders the pages again.
    return state.crashedAt !== null && state.crashedAt !== props.address ? { crashedAt: null } : null
  }

  override render() {
    if (this.state.crashedAt === null) return this.props.children
    return (
      <main>
        <ErrorPictureState
          kind="error"
          text={translate('kernel.crash_text')}
          action={<Button onClick={() => window.location.reload()}>{translate('kernel.reload')}</Button>}
        />
      </main>
    )
  }
}
