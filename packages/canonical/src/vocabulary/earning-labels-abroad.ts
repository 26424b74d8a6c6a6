import type { EarningLabels } from "./earning-labels.ts";

/**
 * Labels of earnings in French (France, Canada), German, and Spanish (Spain, Mexico, the United States), in normalised spelling.
 * Sources: Service-Public.fr, "Bulletin de paie"; CNESST, "Bulletin de paie"; SAT, "Catálogos de nómina" 1.2 (c_TipoPercepcion);
 * Orden ESS/2098/2014 (model of the Spanish payslip); Entgeltbescheinigungsverordnung (Germany).
 */
export const EARNING_LABELS_ABROAD: readonly EarningLabels[] = [
  {
    type: "regular",
    role: "cash",
    labels: `stundenlohn*, lohn, gehalt, grundgehalt*, salaire, salaire de base*, salaire mensuel*, salaire horaire*, salaire regulier*, appointements*, traitement de base, heures normales*, heures regulieres*,
      paie reguliere*, temps regulier*, sueldo, sueldo base*, sueldo mensual, salario, salario base*, salario mensual, salario regular*, salario ordinario*, sueldos y salarios,
      horas normales*, horas regulares*, horas ordinarias*, pago regular*, tiempo regular*, jornales`,
  },
  {
    type: "overtime",
    role: "cash",
    labels: `temps supp*, uberstd*, uberstunden*, uberstundenzuschlag*, heures supplementaires*, heures supplementaire, heures supp, heures sup, heures complementaires*, surtemps*, temps supplementaire*, horas extra*, horas extras*,
      horas extraordinarias*, tiempo extra*, tiempo extraordinario*, sobretiempo*`,
  },
  { type: "double_overtime", role: "cash", labels: `temps double*, tiempo doble*` },
  {
    type: "shift",
    role: "cash",
    labels: `nachtzuschlag*, spatzuschlag*, schichtzuschlag*, prime de nuit, prime de soir, prime de quart, majoration de nuit, heures de nuit*, plus nocturno, plus nocturnidad, nocturnidad, turno nocturno, prima nocturna`,
  },
  {
    type: "pto",
    role: "cash",
    labels: `conge, conges, urlaub*, conges payes*, conge paye*, indemnite de conges payes*, indemnite de vacances*, paie de vacances*, vacances*, rtt, jours rtt, vacaciones*, dias de vacaciones`,
  },
  {
    type: "sick",
    role: "cash",
    labels: `maladie payee, conge de maladie*, conges de maladie, indemnite maladie*, maintien de salaire*, jours de maladie, pago por enfermedad*, dias de enfermedad,
      licencia por enfermedad*, permiso por enfermedad*, incapacidad temporal`,
  },
  {
    type: "holiday",
    role: "cash",
    labels: `jour ferie*, jours feries*, conge ferie*, conges feries*, dia feriado, dias feriados*, dia festivo, dias festivos*, feriado, feriados, festivos`,
  },
  {
    type: "bonus",
    role: "cash",
    labels: `prime, pramie, praemie, urlaubsgeld*, weihnachtsgeld*, prime annuelle*, prime exceptionnelle*, prime de fin dannee*, prime de rendement*, prime sur objectifs*, prime de vacances*, prime dassiduite, 13e mois*,
      13eme mois*, treizieme mois*, boni, bonification*, interessement*, bono, bonos, bono de productividad, bono de desempeno, bonificacion*, aguinaldo*,
      gratificacion*, gratificacion anual, paga extra*, paga extraordinaria*, pagas extraordinarias*, premio por puntualidad, premio de puntualidad, premios por puntualidad,
      premio de asistencia, prima de productividad, incentivo, incentivos, ptu`,
  },
  { type: "commission", role: "cash", labels: `comision*, comisiones*` },
  { type: "tips", role: "cash", labels: `pourboire, pourboires*, propina, propinas*` },
  {
    type: "retro",
    role: "cash",
    labels: `rappel de salaire*, retroactif, paie retroactive, retroactivo*, pago retroactivo`,
  },
  {
    type: "severance",
    role: "cash",
    labels: `indemnite de licenciement*, indemnite de depart*, indemnite compensatrice de preavis, indemnite de rupture*, preavis, indemnizacion*, indemnizaciones,
      finiquito*, pagos por separacion, prima por antiguedad`,
  },
  {
    type: "reimbursement",
    role: "cash",
    labels: `remboursement de frais*, remboursement frais*, remboursement transport*, frais de deplacement*, frais professionnels*, note de frais, notes de frais, indemnite kilometrique*,
      indemnites kilometriques*, reembolso, reembolso de gastos*, viaticos*, dietas*, kilometraje*`,
  },
  {
    type: "other",
    role: "imputed",
    labels: `avantage en nature*, avantages en nature*, avantage imposable*, avantages imposables*, salario en especie, percepciones en especie, retribucion en especie`,
  },
  {
    type: "other",
    role: "cash",
    labels: `prime danciennete*, prime anciennete*, anciennete, prime de panier, panier, paniers, prime de transport, indemnite de transport*, antiguedad*, plus convenio*,
      plus de convenio, plus transporte*, plus de transporte, complemento salarial*, complementos salariales*, vales de despensa*, despensa, ayuda de transporte, ayuda para transporte,
      prima vacacional*, prima dominical*, septimo dia, otras percepciones, otros ingresos, autres gains`,
  },
];
