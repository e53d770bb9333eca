import { endpoint } from '../endpoint.ts'
import { form } from '../form.ts'
import { garageCarField, garageCarsField, keptGarage } from '../wire/people/garage.ts'

export const changeGarage = endpoint({
  method: 'POST',
  path: '/clientes/garage',
  access: 'customer',
  summary:
    'Adds and takes away cars of the account’s garage and answers it whole, at most 12 cars; without any it only answers. `elegido` is the car that the next browser begins with',
  body: form(
    { agregar: garageCarsField, quitar: garageCarsField, elegido: garageCarField },
    { agregar: 'added', quitar: 'removed', elegido: 'chosen' },
  ),
  data: keptGarage,
})
