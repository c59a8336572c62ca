// The native shell as a page: see docs/native-shell.md. It frames the app, which takes the frame for the shell.
const byId = (id) => document.getElementById(id)
const FRAME = 'sands-shell'
const CLIENT = `Basic ${btoa('sands-h5:sands-h5')}`
let frame = null
let session = null
let password = ''

function note(text) {
  const line = document.createElement('li')
  line.textContent = text
  byId('log').append(line)
}

async function signIn() {
  const form = new URLSearchParams({ grant_type: 'password', username: byId('account').value, password })
  const answer = await fetch('/sands-user/oauth/token', {
    method: 'POST',
    headers: { authorization: CLIENT },
    body: form,
  })
  const { data } = await answer.json()
  session = {
    accessToken: data.access_token,
    collegeId: data.collegeId,
    expiresAt: Date.now() + data.expires_in * 1000,
  }
}

const refuse = (code, msg) => ({ code, msg })
const methods = {
  async getToken() {
    const kind = byId('token').value
    if (kind === 'none') return refuse(1003, 'The app has nobody signed in')
    if (!session) await signIn()
    return { data: kind === 'bad' ? { ...session, accessToken: 'unknown' } : session }
  },
  setTitle: ({ title }) => {
    byId('title').textContent = title
  },
  setOrientation: ({ mode }) => {
    document.querySelector('.device').classList.toggle('landscape', mode === 'landscape')
  },
  download: ({ fileName }) => ({ data: { path: `/downloads/${fileName}` } }),
  logout: () => {
    session = null
    byId('state').textContent = 'Signed out'
  },
  scan: () => (byId('scan').value ? { data: { result: byId('scan').value } } : refuse(1004, '')),
  share: () => undefined,
  close: () => {
    frame?.remove()
    frame = null
    byId('state').textContent = 'Closed'
  },
  toast: ({ text }) => {
    byId('toast').textContent = text
  },
  getLanguage: () => ({ data: { language: navigator.language } }),
  openUrl: () => undefined,
}

addEventListener('message', async (event) => {
  const { source, origin, data: request } = event
  if (!frame || source !== frame.contentWindow || origin !== location.origin || request?.v !== 1) return
  const { id, method, params } = request
  note(method === 'getToken' ? method : `${method} ${JSON.stringify(params)}`)
  const run = Object.hasOwn(methods, method) ? methods[method] : undefined
  const answer = run ? await run(params ?? {}) : refuse(1001, '')
  source.postMessage({ v: 1, id, code: 0, ...answer }, origin)
})

byId('open').addEventListener('click', () => {
  frame?.remove()
  byId('state').textContent = ''
  byId('toast').textContent = ''
  localStorage.removeItem('sands.session')
  session = null
  frame = document.createElement('iframe')
  frame.name = FRAME
  frame.title = 'Sands'
  frame.src = new URLSearchParams(location.search).get('path')?.replace(/^(?!\/(?!\/)).*/, '/') ?? '/'
  byId('screen').append(frame)
})

byId('change').addEventListener('click', async () => {
  await signIn()
  frame?.contentWindow.postMessage({ v: 1, event: 'tokenChanged', data: {} }, location.origin)
})

const { data } = await (await fetch('/sands-user/api/v1/auth/login-methods')).json()
if (!data.demo) byId('state').textContent = 'Only beside the demo company'
password = data.demo?.password ?? ''
for (const { userName, name } of data.demo?.accounts ?? [])
  byId('account').append(new Option(`${name} (${userName})`, userName))
