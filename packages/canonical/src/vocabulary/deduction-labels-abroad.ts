import type { DeductionType } from "../schema-values.ts";

/**
 * Labels of deductions in French (France, Canada), German and Spanish (Spain, Mexico, the United States), in normalised spelling.
 * Sources: Service-Public.fr, "Bulletin de paie"; Revenu Québec, "Relevé 1"; SAT, "Catálogos de nómina" 1.2 (c_TipoDeduccion);
 * Entgeltbescheinigungsverordnung (Germany).
 */
export const DEDUCTION_LABELS_ABROAD: Readonly<Partial<Record<DeductionType, string>>> = {
  pension: `rpp*, registered pension plan*, regime de retraite*, regime de pension*, caisse de retraite*, retraite supplementaire*, rver, fonds de pension*, plan de pensiones*, fondo de pension*,
    fondo de pensiones*, fondo de retiro, plan de retiro*, afore*, afp*, jubilacion`,
  medical: `mutuelle*, complementaire sante*, assurance sante*, assurance medicaments*, seguro medico*, seguro de salud*, seguro de gastos medicos*, gastos medicos*,
    plan medico*`,
  dental: `assurance dentaire*, soins dentaires, seguro dental*, plan dental`,
  vision: `soins de la vue, seguro de vision*, seguro de vista`,
  life: `assurance vie*, seguro de vida*`,
  disability: `assurance invalidite*, assurance salaire*, invalidite*, prevoyance*, seguro de incapacidad*, seguro por incapacidad*`,
  loan: `pret employe, remboursement de pret, prestamo*, prestamos*, pago de prestamo, credito infonavit*, credito vivienda*, fonacot*, credito fonacot*`,
  garnishment: `pfandung*, lohnpfandung*, saisie, saisie arret*, saisie sur salaire*, avis a tiers detenteur*, opposition sur salaire, cession de salaire, embargo*, embargo judicial*,
    retencion judicial*, orden judicial`,
  child_support: `pension alimentaire*, pension alimenticia*, pensiones alimenticias*, manutencion, manutencion de hijos`,
  union_dues: `cotisation syndicale*, cotisations syndicales*, syndicat, cuota sindical*, cuotas sindicales*, sindicato`,
  charity: `centraide, dons de bienfaisance, donativo, donativos`,
  other: `vwl, vwl uberweisung*, vorschuss*, titres restaurant*, titre restaurant, tickets restaurant*, ticket restaurant, cheques vacances, acompte*, avance sur salaire*, reer*, celi, anticipo*, anticipo de sueldo,
    adelanto*, adelanto de sueldo, caja de ahorro*, fondo de ahorro*, otras deducciones, autres retenues`,
};
