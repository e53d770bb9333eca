/** The bank's question. In a frame the payment page hears the answer; as a page of its own it goes back to the shop. */
const bank = document.getElementById('bank')
const query = new URLSearchParams(location.search)

const goBack = async (outcome) => {
  const target = new URL(query.get('return_url') ?? '/', location.origin)
  if (target.origin !== location.origin) return
  if (outcome !== 'closed') {
    await fetch(`/sandbox/v1/payment_intents/${bank.dataset.intent}/authenticate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${query.get('key')}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ client_secret: query.get('client_secret') ?? '', outcome }).toString(),
    })
  }
  target.searchParams.set('payment_intent', bank.dataset.intent)
  target.searchParams.set('redirect_status', outcome === 'authorised' ? 'succeeded' : 'failed')
  location.assign(target)
}

for (const button of document.querySelectorAll('[data-outcome]'))
  button.addEventListener('click', () => {
    const { outcome } = button.dataset
    if (parent === window) goBack(outcome)
    else parent.postMessage({ sandboxBank: true, outcome }, location.origin)
  })
