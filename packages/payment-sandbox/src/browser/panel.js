const form = document.getElementById('switches')
const output = form.querySelector('output')

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const switches = Object.fromEntries(
    [...form.querySelectorAll('input')].map((input) => [input.name, input.type === 'checkbox' ? input.checked : Number(input.value)]),
  )
  const response = await fetch('/sandbox/switches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(switches),
  })
  output.textContent = response.ok ? form.dataset.saved : String(response.status)
})
