"""People that do not exist: names in many forms and scripts, and their numbers."""
import string

FIRST = (
    "Rosa James Mary Robert Linda Michael Susan David Karen William Lisa Thomas Nancy Daniel Betty Mark Sandra Paul Ashley Steven Kim Andrew Emily "
    "Joshua Donna Kevin Michelle Brian Carol George Amanda Timothy Melissa Ronald Deborah Jason Laura Edward Rebecca Jeffrey Sharon Ryan Cynthia Jacob "
    "Kathleen Gary Amy Nicholas Angela Eric Shirley Jonathan Anna Stephen Brenda Larry Pamela Justin Emma Scott Nicole Brandon Helen Benjamin Samantha "
    "Maria Jose Juan Luis Carlos Guadalupe Miguel Ana Jorge Elena Pedro Lucia Diego Sofia Mateo Ximena Wei Ming Hao Yan Priya Rahul Anita Vikram Sunita "
    "Arjun Deepa Fatima Omar Aisha Yusuf Layla Hassan Noor Ivan Olga Dmitri Natasha Sven Ingrid Lars Astrid Kofi Ama Kwame Chidi Ngozi Thu Minh Linh "
    "Hye Jin Yuki Haruto Aiko Kenji Siobhan Niamh Sean Declan Pierre Chloé René Zoë Björn Jürgen Łukasz Małgorzata José Begoña Tran Bo Ed Al Jo Ty Mo "
    "De'Andre La'Toya Mary-Ann Jean-Luc Anne-Marie D'Angelo Shaniqua Tyrell Keisha Dale Grant Summer Rich Bill Will Hope Grace Dawn April May June Art"
).split()
LAST = (
    "Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Thomas Taylor Moore Jackson "
    "Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen Hill Flores Green "
    "Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Gomez Phillips Evans Turner Diaz Parker Cruz Edwards Collins Reyes Stewart Morris "
    "Morales Murphy Cook Rogers Gutierrez Ortiz Morgan Cooper Peterson Bailey Reed Kelly Howard Ramos Cox Ward Richardson Watson Brooks Chavez Wood "
    "Bennett Gray Mendoza Ruiz Hughes Price Alvarez Castillo Sanders Patel Myers Long Ross Foster Kaur Singh Kim Park Choi Tran Pham Wu Chen Wang Zhang "
    "Okafor Mensah Abebe Hassan Ali Khan Ahmed Haddad Cohen Levi Novak Kowalski Nowak Horvat Petrov Ivanova Johansson Larsen O'Brien O'Neil McDonald "
    "McCarthy MacLeod Fitzgerald D'Amico DeLuca DiMaggio Bellwether Penny Cash Bond Banks Sales Holiday Sick Day Church Rich Small Short Early Gross "
    "Smith-Jones Garcia-Lopez Müller Öztürk Ångström Nuñez Peña Muñoz Ibáñez Gagné Côté Lefèvre Sørensen Bjørnstad"
).split()
TWO_WORD_LAST = ["De La Cruz", "Van Dyke", "van der Berg", "St. James", "Del Rio", "Dos Santos", "Al Sayed", "Le Blanc", "Mac Neil", "La Rosa", "Ben Ami", "Vander Meer"]
SUFFIX = ["Jr", "Jr.", "III", "Sr", "II", "IV"]
HEADS = "ba be bo bra ca che cla da de dre ea el fa fin ga gre ha he ho is ja je ka ki kra la le lo ma me mi mo na ni no o pa pe ra re ri ro sa sha so sta ta te ti tra u va ve wa wi ya za zo".split()
TAILS = "ber berg bert da den der din don ell en er es ez field ford ham hart ia in ina is ita kin la land ley lin lo man mann mer mond na ner nik o ra rez ris ro sen ski son stad ster ston ta ton tt vic ville ward way wick win wood worth y".split()
SCRIPTS = [
    ("Анна Иван Ольга Дмитрий Елена Сергей", "Иванов Петрова Смирнов Кузнецова Попов"),
    ("Γιώργος Μαρία Νίκος Ελένη", "Παπαδόπουλος Γεωργίου Νικολάου"),
    ("محمد فاطمة علي", "حسن إبراهيم العلي"),
    ("小明 美玲 伟 芳", "王 李 张 刘 陈"),
    ("太郎 花子 健一", "佐藤 鈴木 高橋"),
    ("민수 지영 현우", "김 이 박 최"),
]
STREETS = ["Main St", "Oak Avenue", "Elm Street", "Hill Rd", "Lake View Drive", "2nd Ave", "Mill Ln", "Park Blvd Apt 4", "County Road 12", "Bay St Suite 200", "Cedar Ct #7"]
TOWNS = ["Springfield", "Riverton", "Lakeside", "Fairview", "Georgetown", "Salem", "Clinton", "Ashland", "Dover", "Newport", "Milton", "Bristol"]
JOBS = ["Cook", "Manager", "RN II", "Cashier", "Server", "Driver", "Teacher", "Custodian", "Line Cook", "Electrician", "Foreman", "Clerk III", "Sales Rep", "Welder", "Admin Asst", "LPN", "Machinist", "Operator 1", "Crew", "Engineer"]
DEPARTMENTS = (
    "Office;Warehouse;Sales;Kitchen;Admin;Field Crew;Nursing;Front of House;Engineering;Production;Shipping;Maintenance;Accounting;Housekeeping;Bar;"
    "Custodial;Elementary;Transportation;Public Works;Police;Fire;Parks & Rec;Clinic;Marketing;IT;Human Resources;Management;Store 12;Plant 2;East Branch;"
    "Operations;Delivery;Retail;Service;Parts;Body Shop;Dietary;Activities;Therapy;Executive;R&D;Support;Installers;Night Crew;Day Shift;Framing;Roofing"
).split(";")
COMPANY_HEAD = (
    "Harbor Acme Summit Pioneer Blue Ridge Sunrise Evergreen Lakeside Cedar North Star Golden Iron Bridge Silver Creek Maple Liberty Atlas Granite "
    "Redwood Coastal Prairie Keystone Heritage Beacon Falcon Orchard Willow Stone Anchor Copper Canyon Delta Apex Union"
).split()
COMPANY_MID = "Light Foods Dental Construction Logistics Health Care Hospitality Electric Plumbing Landscape Auto Body Staffing Academy School Manufacturing Farms Brewing Design Media Partners Systems Roofing Security Bakery Grill Church Veterinary Legal Group".split()
COMPANY_TAIL = ["LLC", "Inc", "Inc.", "Corp", "Co.", "Ltd", "L.L.C.", "", "", "Company", "Group", "PLLC", "Holdings", "& Sons", "of Ohio", "Services, Inc."]


def made_up(random):
    return (random.choice(HEADS) + random.choice(TAILS if random.random() < 0.75 else HEADS) + (random.choice(TAILS) if random.random() < 0.25 else "")).capitalize()


def company(random):
    return " ".join(
        part for part in (random.choice(COMPANY_HEAD), random.choice(COMPANY_HEAD) if random.random() < 0.2 else "", random.choice(COMPANY_MID), random.choice(COMPANY_TAIL)) if part
    )


class NameForm:
    """One document's way to print names."""

    def __init__(self, genome):
        self.form = genome.pick(
            "name.form",
            {"First Last": 5, "Last, First": 6, "Last, First M": 3, "LAST, FIRST M": 4, "LAST,FIRST": 2, "First M Last": 3, "FIRST LAST": 2.5, "Last First": 1, "LAST FIRST M": 0.8,
             "F Last": 0.6, "Last F": 0.3, "lower": 0.5, "one": 0.6, "initials": 0.3, "code": 0.6, "masked": 0.3, "script": 0.5, "F. Last": 0.4, "First L.": 0.3, "title": 0.4},
        )
        self.script = None

    def draw(self, random):
        form = self.form
        if form == "code":
            return random.choice(["EMP-%04d", "Employee %d", "EMP%03d", "W-%d", "Worker %d", "E%05d"]) % random.randint(1, 999)
        if form == "masked":
            return random.choice(string.ascii_uppercase) + "*" * random.randint(3, 8) + " " + random.choice(string.ascii_uppercase) + "*" * random.randint(3, 8)
        if form == "script":
            if self.script is None:
                self.script = [part.split() for part in random.choice(SCRIPTS)]
            first, last = random.choice(self.script[0]), random.choice(self.script[1])
            return f"{first} {last}" if ord(first[0]) < 0x2000 else last + random.choice(["", " "]) + first
        first = random.choice(FIRST) if random.random() < 0.6 else made_up(random)
        last = random.choice(LAST) if random.random() < 0.5 else random.choice(TWO_WORD_LAST) if random.random() < 0.08 else made_up(random)
        if random.random() < 0.04:
            last += " " + random.choice(SUFFIX)
        if random.random() < 0.04:
            last += "-" + random.choice(LAST)
        middle = random.choice(string.ascii_uppercase) if random.random() < 0.5 else ""
        if middle and random.random() < 0.15:
            middle = random.choice(FIRST)
        dotted = middle + "." if len(middle) == 1 and random.random() < 0.3 else middle
        if form == "First Last":
            text = f"{first} {last}"
        elif form == "First M Last":
            text = f"{first} {dotted} {last}"
        elif form == "FIRST LAST":
            text = f"{first} {middle} {last}".upper()
        elif form == "Last, First":
            text = f"{last}, {first}"
        elif form == "Last, First M":
            text = f"{last}, {first} {dotted}"
        elif form == "LAST, FIRST M":
            text = f"{last}, {first} {middle}".upper()
        elif form == "LAST,FIRST":
            text = f"{last},{first} {middle}".upper()
        elif form == "Last First":
            text = f"{last} {first}"
        elif form == "LAST FIRST M":
            text = f"{last} {first} {middle}".upper()
        elif form == "F Last":
            text = f"{first[0]} {last}"
        elif form == "F. Last":
            text = f"{first[0]}. {last}"
        elif form == "First L.":
            text = f"{first} {last[0]}."
        elif form == "Last F":
            text = f"{last} {first[0]}"
        elif form == "lower":
            text = f"{first} {last}".lower()
        elif form == "title":
            text = random.choice(["Mr", "Mrs", "Ms", "Mr.", "Dr", "Miss"]) + f" {first} {last}"
        elif form == "initials":
            text = f"{first[0]}{middle[:1]}{last[0]}"
        else:
            text = last if random.random() < 0.5 else first
        return " ".join(text.split())


def id_form(genome):
    return genome.pick(
        "id.form", {"%d": 3, "%04d": 3, "%06d": 3, "E%05d": 1, "A%d": 0.7, "%d-%02d": 0.5, "%09d": 0.6, "EMP-%04d": 0.5, "%s": 0.4, "%d%s": 0.4, "#%d": 0.3, "%03d": 1, "00%d": 0.6}
    )


def draw_id(random, form):
    number = random.choice([random.randint(1, 99), random.randint(100, 9999), random.randint(1000, 999999)])
    if form == "%s":
        return "".join(random.choice(string.ascii_uppercase + string.digits) for _ in range(random.randint(3, 6)))
    if form == "%d%s":
        return f"{number}{random.choice(string.ascii_uppercase)}"
    return form % ((number, random.randint(1, 99)) if form.count("%") > 1 else number)


def masked_ssn(random):
    last = f"{random.randint(0, 9999):04d}"
    return random.choice(["XXX-XX-", "***-**-", "xxx-xx-", "*******", "XXXXX"]) + last
