import { tokenize } from '../text/tokens.ts';
import { SECTION_KINDS, type SectionKind, type Token } from '../types.ts';
import { composedKind } from './composed-headings.ts';
import { openingKind } from './heading-openings.ts';
import { listOf } from './notation.ts';

/** What a text is. The same heading can announce different things in the two ("Experience"). */
export type DocumentKind = 'job' | 'resume';

/** Headings of resumes and jobs in English, German, French, Spanish and Dutch, by the section they open. */
const HEADINGS: Readonly<Record<SectionKind, string>> = {
  summary: `
    summary, profile, about me, career summary, professional summary, executive summary, summary of qualifications,
    qualifications summary, career profile, professional profile, personal profile, personal statement, objective,
    career objective, professional objective, career goal, at a glance, overview of qualifications, highlights,
    career highlights, key highlights, professional highlights, who i am, introduction, bio, biography, profile summary,
    career overview, professional overview, experience summary, snapshot, candidate profile, candidate summary, in brief, in short, in a nutshell,
    short bio, short profile, profile overview, personal summary, candidate overview, opening statement, synopsis, who am i, about the candidate,
    Kurzprofil, Über mich, Zusammenfassung, Profil, berufliches Profil, Persönliches Profil, Berufsziel, Kurzvorstellung,
    profil professionnel, à propos de moi, résumé, accroche, objectif professionnel, qui suis-je, présentation,
    perfil, perfil profesional, sobre mí, resumen, resumen profesional, objetivo profesional, extracto,
    profiel, profielschets, over mij, samenvatting, persoonlijk profiel, wie ben ik, persoonlijke samenvatting`,
  experience: `
    experience, work experience, employment, employment history, work history, professional experience, career history,
    relevant experience, professional background, career, work, jobs, positions held, professional history, job history,
    industry experience, hands-on experience, clinical experience, teaching experience, legal experience, research experience, internships,
    internship experience, practical experience, career experience, previous experience, previous employment,
    past employment, current employment, current position, current role, employment record, employment experience,
    experience and achievements, career progression, military experience, military service, leadership experience,
    nursing experience, sales experience, consulting experience, management experience, additional experience,
    other experience, earlier experience, earlier career, selected experience, engagements, placements, work placements,
    appointments, academic appointments, recent experience, employment background, previous roles, roles, track record, professional track record,
    where i have worked, where i've worked, what i have done, what i've done, where i have been, my journey, professional journey, professional life,
    professional timeline, practical background, industry background, service history, occupational history, looking back, so far, up to now, to date,
    teaching, teaching posts, teaching career, teaching history, nursing posts, nursing career, clinical posts, clinical career, practice, salon history, salon experience, salon work,
    kitchens, kitchen experience, kitchen history, driving history, driving experience, site experience, site history, trade history, trade experience, farm experience,
    sea service, flying career, present post, present position, where i work, where i work now, where i worked, where i have worked so far, earlier posts, positions, career in short,
    most recent job, most recent role, most recent position, most recent employment, latest role, last job, last role, current job,
    career so far, work so far, jobs so far, places i have worked, what i did, jobs i have had, jobs i've had,
    Berufserfahrung, beruflicher Werdegang, Werdegang, Berufspraxis, Praxiserfahrung, Berufliche Erfahrung, Erfahrung,
    praktische Erfahrung, Beruflicher Hintergrund, Praktika, beruflicher Lebenslauf, Arbeitserfahrung, Berufstätigkeit, Stationen,
    Berufliche Stationen, Lebenslauf, Arbeitsverhältnisse, bisherige Arbeitgeber, berufliche Praxis, Beruf, Berufliches, Berufsleben,
    bisherige Stellen, Stellen, Arbeitsstellen, Anstellungen, Beschäftigungen, bisherige Tätigkeiten, berufliche Tätigkeiten, Arbeit,
    was ich bisher gemacht habe, wo ich gearbeitet habe,
    expérience, expériences, expérience professionnelle, expériences professionnelles, parcours professionnel, parcours,
    stages, emplois, carrière, postes occupés, emplois occupés, expérience pro, expériences pro, mes expériences,
    experiencia, experiencia laboral, experiencia profesional, historia laboral, antecedentes laborales, empleos anteriores, experiencia en el sector, trayectoria, trayectoria profesional, historial laboral,
    prácticas, vida laboral,
    ervaring, werkervaring, loopbaan, beroepservaring, mijn werkervaring, werkgeschiedenis, professionele ervaring, relevante werkervaring, stage-ervaring,
    arbeidsverleden, werk, werkverleden, banen, vorige banen, waar ik heb gewerkt, gewerkt bij, wat ik heb gedaan, mijn werk`,
  education: `
    education, academic background, education and training, academic qualifications, educational background, training,
    studies, degrees, academic history, qualifications and education, education and qualifications, degree, schooling,
    university, coursework, relevant coursework, where i studied, where i learned, learning and development, academic achievements, professional training, continuing education, academic record,
    professional development, training and development, education history, education and certifications,
    educational qualifications, apprenticeship, academics, educational details, educational record, academic education, academic credentials, courses, online courses, MOOCs, Coursera, Udemy, edX, Udacity, LinkedIn Learning, FutureLearn,
    training courses, professional education, further training, educational qualification,
    Ausbildung, Bildung, Bildungsweg, Schulbildung, Studium, Aus- und Weiterbildung, akademische Ausbildung, Weiterbildung,
    Weiterbildungen, Fortbildung, Fortbildungen, Schule, Berufsausbildung, Bildungsgang, schulische Ausbildung, Hochschulstudium,
    Ausbildung und Studium, Akademischer Werdegang, Schulischer Werdegang, Lehre, Lehrzeit, Schulisches, Abschluss, Prüfungen,
    Ausbildung und Prüfungen, Ausbildung und Abschlüsse, Kurse, Lehrgänge, Kurse und Lehrgänge, Seminare, Schulungen, gelernt, was ich gelernt habe,
    formation, formations, études, diplômes, formation académique, parcours scolaire, cursus, scolarité, diplôme, formation initiale,
    formación, formación académica, educación, datos académicos, escolaridad, estudios, titulación, estudios realizados, formación complementaria, cursos,
    opleiding, opleidingen, studie, studies en opleidingen, vorming, cursussen, scholing, onderwijs, opleidingen en cursussen, vooropleiding`,
  skills: `
    skills, technical skills, key skills, core skills, core competencies, competencies, skills and expertise, expertise,
    areas of expertise, technologies, tech stack, technology stack, tools, tools and technologies, technical expertise,
    technical proficiencies, professional skills, skill set, skillset, soft skills, hard skills, computer skills,
    IT skills, software, software skills, strengths, key competencies, proficiencies, abilities, skills summary,
    skills and abilities, skills and competencies, technical competencies, summary of skills, key strengths,
    programming languages, languages and tools, clinical skills, additional skills, other skills, relevant skills,
    capabilities, specialties, specialities, specializations, knowledge, technical knowledge, technical tools, software and tools, systems,
    interpersonal skills, personal skills, specialist skills, transferable skills, skill highlights, programming, toolkit, methods,
    core strengths, technical summary, platforms, frameworks, databases, stack, areas of strength, practice areas, skills and tools,
    areas of knowledge, computer proficiency, technical environment, equipment, technical background, technical profile, know-how, strong points,
    attributes, what i bring, what i do well, what i know, what i can do,
    Kenntnisse, Fähigkeiten, Kompetenzen, Kenntnisse und Fähigkeiten, IT-Kenntnisse, EDV-Kenntnisse, Fachkenntnisse, Stärken,
    besondere Kenntnisse, technische Kenntnisse, EDV, PC-Kenntnisse, Fachkompetenzen, Kernkompetenzen, Schwerpunkte, Softwarekenntnisse, Qualifikationen,
    Persönliche Stärken, weitere Kenntnisse, Computerkenntnisse, Programmierkenntnisse, Technologien, Werkzeuge, Methodenkompetenz,
    compétences, compétences techniques, bureautique, compétences clés, savoir-faire, savoir-être, outils, logiciels, informatique, atouts,
    domaines de compétences, domaines d'expertise, compétences informatiques, compétences professionnelles, qualités, technologies maîtrisées,
    habilidades, competencias, aptitudes, conocimientos, conocimientos técnicos, conocimientos informáticos, herramientas, informática, destrezas,
    vaardigheden, competenties, kennis, computervaardigheden, technische vaardigheden, kernkwaliteiten, eigenschappen, kwaliteiten,
    kennis en vaardigheden, sterke punten`,
  certificates: `
    certifications, certificates, licenses, licences, licenses and certifications, certifications and licenses,
    professional certifications, credentials, accreditations, professional memberships, memberships, affiliations,
    professional affiliations, registrations, professional registration, licensure, licensure and certification,
    certification, license, registration, registration and licences, bar admissions, bar admission, admissions,
    training and certifications, courses and certifications, certifications and training, professional qualifications, tickets,
    licences and tickets, driving licence, driver's license, driver license, clearance, security clearance, tickets and cards, cards,
    Zertifikate, Zertifizierungen, Zusatzqualifikationen, Lizenzen, Führerschein, Zulassungen, Mitgliedschaften, Scheine, Papiere, Nachweise, Scheine und Kurse, Scheine und Lehrgänge, Papieren, Papieren en cursussen,
    Zertifikate und Weiterbildungen, Führerscheine, Führerscheine und Zertifikate, Führerausweis,
    certificats, habilitations, permis, permis et habilitations, CACES et permis, permis et CACES, permis de conduire, titres professionnels, certifications et habilitations,
    certificaciones, certificados, licencias, permisos, carnets, permisos de conducir, carné de conducir, carnés, permiso de conducir,
    certificaten, certificeringen, rijbewijs, attesten, rijbewijzen, diploma's, diploma's en certificaten`,
  languages: `
    languages, language skills, foreign languages, language proficiency, languages spoken, linguistic skills, spoken languages,
    Sprachen, Sprachkenntnisse, Fremdsprachen, langues, langues étrangères, compétences linguistiques, langues parlées, langue,
    idiomas, lenguas, talen, talenkennis, taalvaardigheid, taalkennis`,
  projects: `
    projects, selected projects, personal projects, key projects, side projects, portfolio, academic projects,
    project experience, open source, open source contributions, notable projects, relevant projects, project highlights,
    selected matters, representative matters, case studies, project history, deals, selected works, exhibitions,
    Projekte, Projekterfahrung, ausgewählte Projekte, Projektliste, Referenzprojekte,
    projets, projets réalisés, réalisations, projets personnels, proyectos, proyectos destacados,
    projecten, projectervaring, eigen projecten`,
  awards: `
    awards, honors, honours, achievements, awards and honors, honors and awards, recognition, accomplishments,
    key achievements, scholarships, awards and recognition, selected achievements, key accomplishments, career achievements, distinctions,
    grants, fellowships, prizes, awards and achievements, decorations, military awards,
    Auszeichnungen, Erfolge, Preise, Stipendien, prix, distinctions et prix, bourses, premios, logros, reconocimientos,
    becas, prijzen, onderscheidingen, prestaties, behaalde resultaten`,
  publications: `
    publications, papers, patents, presentations, talks, conferences, research, speaking, selected publications, publications and presentations,
    conference presentations, peer-reviewed publications, articles, books, research interests, public speaking, invited talks,
    Veröffentlichungen, Publikationen, Vorträge, Patente, Konferenzen, communications, brevets, conférences, travaux de recherche,
    publicaciones, ponencias, patentes, congresos, publicaties, octrooien, lezingen`,
  volunteering: `
    volunteering, volunteer experience, volunteer work, community service, voluntary work, community involvement,
    volunteer, volunteer activities, civic engagement, extracurricular activities, activities, giving back, unpaid, voluntary, service to the community, other responsibilities, leadership and activities, community,
    voluntary experience, charity work, community engagement, volunteer service, extracurriculars, service,
    Ehrenamt, ehrenamtliche Tätigkeit, ehrenamtliches Engagement, Engagement, soziales Engagement, ehrenamtliche Tätigkeiten,
    bénévolat, expérience bénévole, engagement associatif, vie associative, activités extra-professionnelles,
    voluntariado, actividades, vrijwilligerswerk, nevenactiviteiten, nevenfuncties, bestuurservaring`,
  interests: `
    interests, hobbies, hobbies and interests, free time, in my free time, outside work, beyond work, beyond, personal interests, interests and hobbies, outside of work, pastimes, leisure,
    activities and interests, other interests,
    Interessen, Hobbys, Hobbies und Interessen, Freizeit, Freizeitaktivitäten, Hobbys und Interessen,
    centres d'intérêt, loisirs, passions, intereses, aficiones, interesses, hobby's, hobby's en interesses, vrije tijd`,
  personal: `
    personal details, personal information, contact, contact information, contact details, personal data, details, personal,
    address, bio data, biodata, date of birth, nationality, marital status, availability, visa status, work authorization, right to work,
    persönliche Daten, Kontakt, Personalien, Angaben zur Person, Kontaktdaten, Persönliches, zur Person, Persönliche Angaben, Anschrift,
    coordonnées, état civil, renseignements personnels, informations personnelles, données personnelles,
    datos personales, contacto, datos de contacto, información personal, información de contacto,
    persoonlijke gegevens, personalia, contactgegevens, persoonsgegevens`,
  references: `
    references, referees, recommendations, references available upon request, references available on request, testimonials, reference,
    Referenzen, Empfehlungen, références, recommandations, referencias, referenties, aanbevelingen`,
  lacking: `
    never used, not used, not yet used, no knowledge, no knowledge of, no experience, no experience with, no experience in, without experience, not familiar with,
    technologies i don't know, what i don't know, things i don't know, skills i don't have, what i don't have, missing, missing skills, skills i lack, skill gaps, skills gaps,
    weaknesses, areas for improvement, areas of improvement, areas for development, development areas, development needs, not my strengths, limitations,
    to learn, want to learn, skills i want to learn, what i want to learn, would like to learn, skills i would like to learn, things to learn, learning goals, learning objectives, learning next,
    skills to learn, future skills, future plans, future learning, wish list, wishlist, bucket list, reading list,
    job requirements, position requirements, requirements of the position, requirements of the job, requirements for the position, your requirements,
    keine Kenntnisse, ohne Kenntnisse, keine Erfahrung, ohne Erfahrung, keine Erfahrung mit, fehlende Kenntnisse, Schwächen, Wunschkenntnisse, Lernziele, Lernwünsche,
    was ich lernen möchte, möchte ich lernen, will ich lernen, Entwicklungsfelder, Entwicklungspotenzial, Verbesserungspotenzial, Anforderungen der Stelle, Stellenanforderungen,
    aucune connaissance, sans expérience, pas d'expérience, compétences manquantes, points faibles, faiblesses, axes d'amélioration, points à améliorer,
    à apprendre, objectifs d'apprentissage, compétences à acquérir, souhaits de formation, exigences du poste,
    sin experiencia, sin conocimientos, debilidades, puntos débiles, áreas de mejora, aspectos a mejorar, por aprender, quiero aprender, objetivos de aprendizaje, requisitos del puesto,
    geen ervaring, geen ervaring met, geen kennis, geen kennis van, zwakke punten, zwaktes, verbeterpunten, ontwikkelpunten, leerdoelen, wil ik leren, wil ik nog leren, te leren, functie-eisen`,
  title: `
    job title, position, role, vacancy, position title, title, opening, job opening, role title, post, post title, designation,
    Stellenbezeichnung, Stelle, Stellentitel, intitulé du poste, poste, puesto, vacante, cargo, nombre del puesto,
    functie, functietitel, vacature, functienaam`,
  about: `
    about us, job summary, position summary, role overview, role summary, position overview, about the company, company overview, who we are, our company, company description, about the organization, our mission,
    company profile, our story, overview, about, the company, our culture, our values, company, background, about our company,
    about the business, our client, the organization, about the client, company background, organization overview, what we do, introduction to us,
    our purpose, our vision, about the department, about the school, about the hospital, about the firm, our organization, why this role exists,
    mission, vision, values, culture, why we exist, the opportunity, the vacancy, the opening, business overview, company information, about the trust,
    Über uns, Wer wir sind, Unternehmen, Das Unternehmen, Unternehmensbeschreibung, Unternehmensprofil, Wir über uns, Das sind wir, Einleitung,
    à propos, à propos de nous, qui sommes-nous, l'entreprise, notre entreprise, présentation de l'entreprise, entreprise, la société,
    contexte, contexte du poste,
    sobre nosotros, quiénes somos, la empresa, empresa, nuestra empresa, sobre la empresa, descripción de la empresa,
    over ons, wie zijn wij, het bedrijf, over het bedrijf, bedrijfsprofiel, de organisatie, wie wij zijn, dit zijn wij, waar ga je werken`,
  responsibilities: `
    KPAs, KRAs, work includes, duties include, tasks include, work will include, duties will include,
    responsibilities, duties, job duties, what you'll do, what you will do, your responsibilities, key responsibilities,
    the role, about the role, your role, job description, role description, duties and responsibilities, main duties, day to day,
    a day in the life, what you will be doing, what you'll be doing, essential duties, essential functions, your tasks, tasks,
    primary responsibilities, core responsibilities,
    main responsibilities, accountabilities, key accountabilities, your mission, your impact, scope of work, about the job,
    how you will contribute, job purpose, purpose of the role, the job, what the job involves, essential job functions, key duties, job functions,
    essential duties and responsibilities, principal duties, principal responsibilities, key tasks, job overview, job responsibilities,
    roles and responsibilities, role and responsibilities, in this role you will, you will, your day, your day to day, what you'll work on,
    what you will own, what you'll own, how you'll make an impact, the work, the position, about the position, your work, general duties,
    what you can expect to do, job details, job profile, role purpose, your duties, core duties, key deliverables, deliverables,
    essential responsibilities, major duties, major responsibilities, specific duties, general responsibilities, description, objectives,
    position description, position responsibilities, how you will spend your time, how you'll spend your time, role profile, position profile, role details,
    position details, work description, job scope, a typical day, typical day, day in the life, what the work is, what the role involves, the role involves, in this role, you'll, you will be, what you'll get to do, key result areas, scope,
    Aufgaben, Ihre Aufgaben, deine Aufgaben, Tätigkeitsbereich, Ihr Wirkungsfeld, Wirkungsbereich, Aufgabengebiet, Tätigkeiten, Das erwartet dich, Das erwartet Sie, Aufgabenbereich, Tätigkeit,
    Ihr Aufgabengebiet, Was dich erwartet, Was Sie erwartet, Deine Rolle, Ihre Rolle, Stellenbeschreibung, Verantwortlichkeiten,
    Deine Mission, Was du machst, Was du tust, Hauptaufgaben, Ihre Tätigkeiten, Deine Tätigkeiten, Deine Herausforderung, Ihre Herausforderung, Das machst du,
    Ihr Verantwortungsbereich, Der Job, So sieht dein Tag aus, Was Sie bei uns bewegen, Das sind deine Aufgaben, Das sind Ihre Aufgaben, Dein Job, Ihr Job,
    missions, vos missions, votre mission, responsabilités, le poste, description du poste, tâches, rôle, votre rôle, principales missions,
    ce que vous ferez, vos responsabilités, missions principales, activités principales, descriptif du poste, tes missions, vos tâches, activités,
    funciones, responsabilidades, tareas, actividades a realizar, actividades principales, funciones a realizar, qué harás, tu misión, descripción del puesto, tus funciones, funciones principales, misión, tu rol, el puesto,
    principales funciones, descripción de la oferta,
    taken, werkzaamheden, wat ga je doen, jobomschrijving, functieinhoud, takenpakket, jouw takenpakket, wat doe je, jouw job, jouw taken, verantwoordelijkheden, functieomschrijving, functiebeschrijving, wat je gaat doen, de functie, je taken,
    taken en verantwoordelijkheden, jouw rol, dit ga je doen, jouw werkzaamheden, jouw functie, over de functie`,
  required: `
    we need, you need, need, needed, we want, we require, candidates need, applicants need, job reqs, min reqs, minimum reqs, essential reqs, essentials include,
    tickets required, required tickets, tickets/licences, attainments, qualifications and training, special requirements, compulsory, you must be, you should be,
    must know, KSAs, KSBs, min qualification, min qualifications, experience level, inherent requirements, do you have, tech, JD,
    you, du, vous, jij, toi, req, reqs, must, key requirements, requisitos mínimos, jouw profiel, wat vragen wij,
    requirements, qualifications, required qualifications, minimum qualifications, what you'll need, what you need,
    what we're looking for, what we are looking for, who you are, must have, must haves, essential, essential criteria, required skills,
    basic qualifications, you have, your profile, about you, what you bring, what you'll bring, you bring, skills required, ideal candidate,
    the ideal candidate, person specification, essential requirements, job requirements, minimum requirements, key requirements,
    required experience, required skills and experience, skills and experience, skills and qualifications, experience and skills,
    qualifications and experience, experience and qualifications, knowledge skills and abilities, your background, your experience, your skills,
    what it takes, what you'll bring to the role, what you will bring, what you will need, we are looking for, we're looking for, you are, you're, you must have,
    candidate requirements, candidate profile we seek, essential skills, essential experience, essential qualifications, requirements and skills,
    required knowledge, required education, education requirements, experience required, qualifications required, requirements and qualifications,
    education and experience, mandatory, mandatory skills, required, minimum, minimum experience, who we're looking for, who we are looking for,
    what makes you a great fit, you might be a fit if, you might be a fit if you, you may be a fit if you, you might be a good fit if you, this role is for you if you, you'll thrive here if you, you will thrive here if you, you may be a good fit if, you'll need, you will need, you should have, to succeed in this role,
    what you'll need to succeed, what you need to succeed, to be successful, what will make you successful, your qualifications, selection criteria,
    job specification, the person, what we need, what we need from you, what we expect, what we ask, our requirements, key criteria, eligibility, key selection criteria,
    minimum skills, you'll have, you will have, what you have, we need you to have, required competencies, essential knowledge, basic requirements, general requirements,
    qualification, who should apply, candidate specification, role requirements, position requirements, physical requirements, technical requirements,
    required certifications, licenses required, education required, what you should bring, are you, is this you, must, must-have skills, non-negotiables,
    what we look for, what we seek, we expect, we seek, the candidate, candidate, looking for, what we're after, what we are after, pre-requisites, person spec,
    who fits, who would fit, knowledge and experience, experience and knowledge, skills knowledge and experience,
    you'll bring, you will bring, you'll also need, you will also need, you must hold, you must have, how you will be assessed, how we will assess you,
    eligibility criteria, personal attributes, personal qualities, as a person, mandatory, competencies required,
    Anforderungen, Anforderungsprofil, Ihr Profil, Dein Profil, Das bringst du mit, Das bringen Sie mit, Voraussetzungen, Was du mitbringst,
    Was Sie mitbringen, Ihre Qualifikationen, Deine Qualifikation, Ihre Qualifikation, Deine Qualifikationen, Wir erwarten, Wen wir suchen, Wir suchen, Muss-Kriterien,
    Fachliche Anforderungen, Persönliche Anforderungen, Womit du uns überzeugst, Womit Sie überzeugen, Ihre Stärken, Deine Stärken, Das zeichnet dich aus, Das zeichnet Sie aus,
    Qualifikation, Dein Background, Das wünschen wir uns, Das solltest du mitbringen, Deine Skills, Deine Fähigkeiten, Ihre Kompetenzen, Ihre Voraussetzungen, Deine Voraussetzungen,
    Was wir erwarten, Was wir von Ihnen erwarten, Wir erwarten von Ihnen, Wir erwarten von dir, Das sollten Sie mitbringen, Was Sie mitbringen sollten, Was du mitbringen solltest, Sie verfügen über, Wir wünschen uns, Was wir uns wünschen, Über dich, Das bist du, Das sind Sie, Du bringst mit, Sie bringen mit, Was Sie auszeichnet, Was dich auszeichnet, Das brauchst du,
    profil recherché, votre profil, on attend de toi, nous attendons de vous, exigences, compétences requises, prérequis, ce que nous recherchons, qualifications requises, le profil, ton profil,
    profil du candidat, vous, qui êtes-vous, vos atouts, vos compétences, profil souhaité, conditions requises, profil attendu, nous recherchons,
    requisitos, requisitos mínimos, perfil requerido, se solicita, solicitamos, formación y experiencia, qué buscamos, lo que buscamos, perfil buscado, tu perfil, perfil del candidato, requisitos imprescindibles,
    se requiere, requerimientos, qué necesitas, imprescindible, se ofrece a, buscamos, perfil del puesto,
    wymagania, nasze wymagania, oczekiwania, oczekujemy,
    functie-eisen, eisen, wat vragen wij, wie zoeken we, jouw talenten, jouw profiel, wat je meebrengt, vereisten, wie ben jij, wij vragen, profiel kandidaat, dit vragen wij,
    wat breng je mee, dit breng je mee, wij zoeken, jij hebt, je hebt, wat neem je mee, dit heb jij in huis, wat wij vragen, dit ben jij, functievereisten`,
  preferred: `
    we would like, preference, preferences, preference given to, preference for,
    nice to have, nice to haves, nice, preferred, preferred qualifications, desirable, bonus points, bonus, it's a plus, pluses, plus,
    preferred skills, desired skills, additional qualifications, good to have, desirable criteria, preferred experience, bonus points if,
    it'd be lovely if you also had, it would be great if you also have, even better if you have, even better if, it would be lovely if you had, we'd love it if you had, it's a bonus if you have,
    desired qualifications, preferred requirements, desired experience, desirable skills, desirable experience, optional, nice-to-have skills, it would be a plus,
    a plus, advantageous, would be a plus, even better if, additional requirements, beneficial, ideally you have, ideally you also have, it's a bonus if,
    extra credit, great to have, what would be nice, desired, ideally, preferred skills and experience, preferred education, what sets you apart, would be nice,
    desirable requirements, desirable qualifications, desirable knowledge, assets, asset qualifications, optional skills, nice if you have, also nice, big plus,
    bonus skills, added advantage, brownie points, stand out, how to stand out, to stand out, what will make you stand out, good-to-haves, pluses we love,
    would be great if you have, helpful, helpful experience, additional assets, highly regarded, well regarded, highly desirable, nice extras, extras,
    useful, useful but not essential, desirable but not essential, it's a plus if, it's a plus if you have, what sets candidates apart,
    wünschenswert, von Vorteil, idealerweise, Kann-Kriterien, Pluspunkte, das wäre schön, Wünschenswerte Qualifikationen, nett zu haben, Das wäre toll,
    Bonuspunkte, Gern gesehen, Idealerweise bringst du mit, Zusatzpunkte,
    les plus, atouts supplémentaires, souhaité, serait un plus, un plus, compétences souhaitées, atouts appréciés, apprécié, idéalement, le petit plus,
    deseable, valorable, se valorará, requisitos deseables, deseables, se valora, valoramos, extras, plus valorable,
    mile widziane, meriterande,
    pré, pluspunten, pluspunt, wenselijk, een pré, gewenst, mooi meegenomen, bij voorkeur, pre's`,
  team: `
    the team, our team, about the team, your team, meet the team, working style, how we work, team profile, who you'll work with, team,
    who you will work with, your future team, your colleagues, how the team works, ways of working, team culture,
    Das Team, Unser Team, Dein Team, Ihr Team, Über das Team, So arbeiten wir, l'équipe, notre équipe, votre équipe, el equipo, nuestro equipo, tu equipo,
    het team, ons team, jouw team, over het team`,
  benefits: `
    benefits, perks, what we offer, we offer, compensation, salary, perks and benefits, why join us, compensation and benefits,
    benefits and perks, what's in it for you, why us, our offer, our benefits, rewards, pay, pay and benefits, salary and benefits, what you'll get,
    what you get, package, remuneration, why work with us, why work for us, why work here, why join, your benefits, work environment, working conditions, working hours,
    hours, schedule, shift, job type, pay range, salary range, what you can expect, what can we offer you, what you will get, total rewards, in return,
    what we can offer, what we can offer you, we can offer, we provide, employee benefits, why you'll love it here, why you will love working here, location and hours,
    what we pay, pay and perks, perks and pay, compensation and perks, the deal, money, the money, hours and package, package and benefits, you'll get, you will get,
    you'll receive, you will receive, what you'll receive, how much, particulars, the good stuff, why join our team, working with us, working here, life here,
    what's on offer, on offer, the benefits, the package, the perks, the salary, work schedule, wage, base pay, what to expect, job benefits, additional benefits, why choose us,
    Wir bieten, Was wir bieten, Unser Angebot, Ihre Vorteile, Deine Vorteile, Das bieten wir, Unsere Benefits, Vergütung, Was wir dir bieten, Was wir Ihnen bieten, Wir bieten Ihnen,
    Wir bieten dir, Das bieten wir dir, Angebot, Ihre Perspektiven, Deine Vorteile bei uns, Was Sie erwarten dürfen, Wir offerieren, Unsere Leistungen, Das dürfen Sie erwarten, Unsere Anstellungsbedingungen, Das bieten wir Ihnen, Darauf kannst du dich freuen, Darauf können Sie sich freuen, Arbeitszeit, Deine Benefits, Warum wir, Vorteile, Gehalt,
    oferujemy, co oferujemy, vi erbjuder,
    nous offrons, avantages, rémunération, offre, notre offre, l'offre, nous vous offrons, nous vous proposons, ce que nous vous offrons, ce que nous vous proposons, rémunération et avantages, salaire et avantages, prestations, conditions d'engagement, ce que nous offrons, nos avantages, pourquoi nous rejoindre, ce que nous proposons, vos avantages, conditions, salaire,
    conditions de travail, nous proposons, pourquoi nous choisir,
    ofrecemos, beneficios, qué ofrecemos, prestaciones, la empresa ofrece, condiciones laborales, beneficios que ofrecemos, qué ofrece la empresa, oferta, lo que ofrecemos, salario, condiciones, te ofrecemos, se ofrece, nuestros beneficios, qué te ofrecemos, ventajas,
    wij bieden, wat bieden wij, arbeidsvoorwaarden, aanbod, wat kan je verwachten, wat mag je verwachten, dit bieden we jou, jouw voordelen, wat bieden we jou, salaris, wat krijg je, dit bieden wij, wat wij bieden, dit krijg je, ons aanbod, we bieden, waarom wij, dit bieden we`,
  application: `
    things you need to know, good to know, before you apply, behaviours, civil service behaviours, success profiles,
    how to apply, application, apply, apply now, next steps, hiring process, application process, interview process,
    equal opportunity, equal opportunity employer, EEO statement, diversity, diversity and inclusion, our hiring process, recruitment process,
    to apply, equal employment opportunity, contact us, how to apply for this job, interested, disclaimer, additional information, legal, privacy notice,
    safeguarding, closing date, application instructions, important information, inclusion, our commitment, accommodation, accommodations, reasonable adjustments,
    applying, applications, application details, application procedure, how to get in touch, get in touch, the fine print, fine print, small print, enquiries, informal enquiries,
    inquiries, questions, process, our process, the process, selection, selection procedure, selection method, our interview, our interviews, interviews, interview, interview mode,
    interview stages, how we hire, how we recruit, hiring steps, hiring stages, the next step, what now, what's next, what happens next, how it works, our promise, ready,
    campaign-specific selection, pre-employment checks, checks, employment checks, diversity note, diversity statement, accessibility,
    our commitment to diversity, diversity equity and inclusion, selection process, notice, privacy, application deadline, deadline, agency notice, other information,
    Bewerbung, So bewerben Sie sich, Jetzt bewerben, Ihre Bewerbung, Deine Bewerbung, Bewerbungsprozess, Haben wir Ihr Interesse geweckt, Interesse, Interessiert, Chancengleichheit,
    Kontakt und Bewerbung, So geht es weiter, Interesse geweckt, Bewirb dich jetzt, Ansprechpartner,
    candidature, postuler, comment postuler, pour postuler, processus de recrutement, égalité des chances,
    cómo aplicar, solicitud, inscríbete, proceso de selección, cómo inscribirse, igualdad de oportunidades,
    solliciteren, sollicitatie, hoe solliciteren, interesse, meer informatie, sollicitatieprocedure, solliciteer nu, direct solliciteren, geïnteresseerd`,
  other: `
    other, miscellaneous, additional, further information, notes, other details, Sonstiges, Weiteres, divers, autres, otros, otros datos, overig, overige,
    autres informations, informations complémentaires, información adicional, zusätzliche Informationen, Weitere Informationen`,
};

/** Where the same heading asks for something in a job that it shows in a resume. */
const IN_JOBS: Readonly<Partial<Record<SectionKind, SectionKind>>> = {
  lacking: 'required',
  summary: 'about',
  experience: 'required',
  education: 'required',
  skills: 'required',
  certificates: 'required',
  languages: 'required',
  personal: 'other',
};
const JOB_PROFILE = new Set(['profile', 'profil', 'perfil', 'profiel', 'candidate profile']);

/** Words that only decorate a heading: "My key relevant skills", "Selected projects". */
const DECORATING = new Set(
  listOf(`my, your, our, the, a, an, also, key, main, core, selected, relevant, professional, additional, other, further, general, specific, primary, of, and,
    mein, meine, ihr, ihre, unser, unsere, die, der, das, mes, mon, ma, les, le, la, nos, notre, mis, mi, los, las, el, mijn, de, het, onze`).map(
    (word) => tokenize(word)[0]?.word.singular ?? word,
  ),
);

/** A mission is the firm's, missions are what is to be done. */
const DUTIES_IN_PLURAL = 'missions';

const MAX_HEADING_TOKENS = 14;

interface KnownHeadings {
  /** By the singulars of their words: stems would take an accountant for an accountability. */
  kinds: ReadonlyMap<string, SectionKind>;
  /** The words that stand in them, or may beside them. */
  words: ReadonlySet<string>;
}

let headings: KnownHeadings | null = null;

function knownHeadings(): KnownHeadings {
  headings ??= readHeadings();
  return headings;
}

function readHeadings(): KnownHeadings {
  const kinds = new Map<string, SectionKind>();
  const known = new Set(DECORATING);
  for (const kind of SECTION_KINDS) {
    for (const heading of listOf(HEADINGS[kind])) {
      const words = tokenize(heading).map(({ word }) => word.singular);
      for (const word of words) known.add(word);
      const key = words.join(' ');
      if (!kinds.has(key)) kinds.set(key, kind);
    }
  }
  return { kinds, words: known };
}

/**
 * The section that the words of a heading announce in a job or a resume, or `null` when they are none of those known.
 * Case, inflection, numbering and decorating words ("my", "key", "selected") do not matter. In a job, headings that
 * ask there for what they show in a resume ("Experience", "Skills", "Profil") are `required`; in a resume, headings
 * that only a job has keep their kind.
 */
export function headingKind(tokens: readonly Token[], document: DocumentKind): SectionKind | null {
  if (tokens.length > MAX_HEADING_TOKENS) return null;
  const words = knownWords(tokens);
  const plain = words?.filter((word) => !DECORATING.has(word)).join(' ') ?? '';
  if (document === 'job' && tokens.at(-1)?.norm === DUTIES_IN_PLURAL && plain === 'mission')
    return 'responsibilities';
  const { kinds } = knownHeadings();
  const kind = words === null ? null : (kinds.get(words.join(' ')) ?? kinds.get(plain) ?? null);
  if (kind === null)
    return (document === 'job' ? openingKind(tokens) : null) ?? composedKind(tokens, document);
  if (document === 'resume') return kind;
  return JOB_PROFILE.has(plain) ? 'required' : (IN_JOBS[kind] ?? kind);
}

/** The singulars of the words, without numbers; `null` when one of them stands in no heading that is known. */
function knownWords(tokens: readonly Token[]): string[] | null {
  const { words: known } = knownHeadings();
  const words: string[] = [];
  for (const { norm, word } of tokens) {
    if (known.has(word.singular)) words.push(word.singular);
    else if (!/^\d+$/.test(norm)) return null;
  }
  return words;
}
