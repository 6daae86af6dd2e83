/**
 * One line under a service's name where other pages link to it, by group slug
 * and slug; apart from the pages' copy, so that no page loads another's.
 */
export const SERVICE_BLURBS: Readonly<Record<string, string>> = {
  'emergency-locksmith/car-lockout': '¿Llaves en el carro o en el baúl? Lo abrimos ahí mismo.',
  'emergency-locksmith/house-lockout': '¿Se quedó afuera? Si se puede, abrimos con ganzúa.',
  'emergency-locksmith/business-lockout':
    '¿Tienda, oficina o cortina trabada? La abrimos a toda hora.',
  'emergency-locksmith/storage-unit-lockout': 'Quitamos el candado. Uno nuevo se paga aparte.',
  'residential-locksmith/lock-replacement':
    'Un cerrojo, una perilla o un teclado nuevo en su puerta.',
  'residential-locksmith/lock-rekey': 'La cerradura se queda. La llave vieja ya no sirve.',
  'residential-locksmith/lock-repair': '¿Se traba o da vueltas? Arreglamos cerradura o puerta.',
  'residential-locksmith/gate-locks': 'Para portones de hierro y de madera: arreglo o nueva.',
  'commercial-locksmith/lock-replacement': 'Cerraduras nuevas para tiendas, oficinas y edificios.',
  'commercial-locksmith/lock-rekey': '¿Se fue alguien? La llave nueva sirve y la vieja no.',
  'commercial-locksmith/emergency-exit-device': 'Barras y alarmas de salida: arregladas o nuevas.',
  'commercial-locksmith/master-key': 'Su llave abre todas las puertas. La de ellos abre una.',
  'commercial-locksmith/access-control': 'Tarjetas y códigos que usted puede desactivar.',
  'auto-locksmith/car-key-replacement': '¿Perdió su única llave? Hacemos una nueva ahí mismo.',
  'auto-locksmith/key-fob-programming': 'Programamos el control que compró, o le vendemos uno.',
  'auto-locksmith/car-key-duplicate': 'Una copia cuesta menos mientras todavía tiene llave.',
  'auto-locksmith/car-key-cutting': 'Una hoja nueva de metal, por código o de su llave.',
  'auto-locksmith/ignition-lock-cylinder': '¿Llave trabada o que no gira? Arreglamos la ignición.',
}
